// Rules on an object's metadata: its name, namespace, owners, labels, annotations and finalizers.
import type { ObjectMeta } from '../../../imports/kubernetes';
import { ANNOTATION_KEY, DNS_NAME, FINALIZER, type Format, NAMESPACE, OBJECT_NAME } from '../../issues/formats';
import { refuseMalformed, refuseMalformedItems, refuseInvalidLabels } from '../form';
import { checkEach, type Refuse, refuseBelow } from '../refuse';
import type { InstancetypeRule, MetadataRule, PreferenceRule, VirtualMachinePoolRule, VirtualMachineRule } from '../rule';

/** The form of generateName, to which the server appends letters and digits. */
const NAME_PREFIX: Format = {
  is: 'the beginning of a name',
  matches: (text) => DNS_NAME.matches(/[a-z0-9]-+$/.test(text) ? text.replace(/(?<!-)-+$/, '') : text),
  write: 'lower-case letters, digits, "-" and ".", a letter or digit first and one or "-" last, such as "web-"',
};

/** Every object must have a name. */
export const nameForm: MetadataRule = {
  name: 'name-form',
  refuses: 'an object without a name, or with a malformed one',
  story: 'The API server refuses names that cannot be part of a URL or a DNS record. A name has up to 253 lower-case letters, digits, "-" and ".", '
    + 'with a letter or digit at both ends. With generateName instead, the server appends five characters of its own; `kubectl apply` does not work '
    + 'with such an object.',
  check: ({ name = '', generateName = '' }, refuse) => {
    if (name === '' && generateName === '') {
      refuse('name', 'required field is missing, write a name such as "web-1"');
    }
    if (name !== '') {
      refuseMalformed('name', name, OBJECT_NAME, refuse);
    }
    if (generateName !== '') {
      refuseMalformed('generateName', generateName, NAME_PREFIX, refuse);
    }
  },
};

/** A namespace with a malformed name cannot exist. */
export const namespaceForm: MetadataRule = {
  name: 'namespace-form',
  refuses: 'an object in a namespace with a malformed name',
  story: 'The name of a namespace is part of DNS names, so it is a DNS label: up to 63 lower-case letters, digits and "-", with a letter or digit '
    + 'at both ends. No cluster has a namespace with another name, and an object cannot be created in a namespace that does not exist.',
  when: ['namespace'],
  check: ({ namespace = '' }, refuse) => {
    if (namespace !== '') {
      refuseMalformed('namespace', namespace, NAMESPACE, refuse);
    }
  },
};

/** An owner reference must be complete. */
export const ownerForm: MetadataRule = {
  name: 'owner-form',
  refuses: 'an owner reference that is incomplete, to an Event, or to a second controller',
  story: 'Deleting an owner deletes the object too, so the API server needs to identify the owner exactly: by apiVersion, kind, name and uid. Only '
    + 'one owner can be the controller. Manifests in Git rarely have owners, since a uid is known only once the owner exists.',
  when: ['ownerReferences'],
  check: ({ ownerReferences }, refuse) => {
    let controllers = 0;
    checkEach('ownerReferences', ownerReferences, refuse, ({ apiVersion, kind, name, uid, controller }, refuseIt) => {
      Object.entries({ apiVersion, kind, name, uid })
        .forEach(([field, value]) => !value && refuseIt(field, 'required field is missing, write that of the owner'));
      if (apiVersion === 'v1' && kind === 'Event') {
        refuseIt('kind', '"Event" cannot own anything, remove this owner');
      }
      controllers += controller ? 1 : 0;
      if (controller && controllers > 1) {
        refuseIt('controller', 'another owner is already the controller, remove this field from one of them');
      }
    });
  },
};

/** The maximum size of all annotations of an object together, in bytes. */
const ANNOTATIONS_LIMIT = 256 * 1024;

/** The metadata that people and programs attach to an object. */
type Attached = Pick<ObjectMeta, 'annotations' | 'finalizers' | 'labels'>;

/** A rule for the metadata of an object, and for the metadata in its templates. */
interface AttachmentRule extends Omit<MetadataRule, 'check'> {
  readonly check: (metadata: Attached, refuse: Refuse) => void;
}

const labelForm: AttachmentRule = {
  name: 'label-form',
  refuses: 'a label with a malformed key or value',
  story: 'Selectors match labels, so labels are short. A value, and the part of a key after its domain, has up to 63 letters, digits, "-", "_" and '
    + '".". Put anything else in an annotation. KubeVirt copies the labels of a template without checking them: the machine is admitted and never '
    + 'starts.',
  when: ['labels'],
  check: ({ labels }, refuse) => refuseInvalidLabels(labels, (path, mistake) => refuse(`labels${path}`, mistake)),
};

const annotationForm: AttachmentRule = {
  name: 'annotation-form',
  refuses: 'an annotation with a malformed key, or more than 256 KiB of annotations',
  story: 'An annotation can hold any string, but its key has the form of a label key. All annotations of an object together can take 256 KiB. Keep '
    + 'larger data in a ConfigMap. Annotations in the spec of an instance type or a preference become those of the instance: KubeVirt admits any, '
    + 'but then cannot create the instance.',
  when: ['annotations'],
  check: ({ annotations }, refuse) => {
    let bytes = 0;
    for (const key in annotations) {
      // An upper bound: each UTF-16 unit takes at most three bytes.
      bytes += 3 * (key.length + annotations[key].length);
      if (!ANNOTATION_KEY.matches(key)) {
        refuseMalformed(`annotations[${key}]`, key, ANNOTATION_KEY, refuse);
      }
    }
    if (bytes > ANNOTATIONS_LIMIT && sizeOf(annotations!) > ANNOTATIONS_LIMIT) {
      refuse('annotations', `${sizeOf(annotations!)} bytes are too many, write at most ${ANNOTATIONS_LIMIT}`);
    }
  },
};

function sizeOf(texts: { readonly [key: string]: string }): number {
  return Object.entries(texts).flat().reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

const finalizerForm: AttachmentRule = {
  name: 'finalizer-form',
  refuses: 'a malformed finalizer, or two that contradict each other',
  story: 'A finalizer blocks the deletion of an object until the program that it names removes it. The API server itself knows two: "orphan" leaves '
    + 'dependents behind, and "foregroundDeletion" deletes them first. An object can have only one of these.',
  when: ['finalizers'],
  check: ({ finalizers }, refuse) => {
    refuseMalformedItems('finalizers', finalizers, FINALIZER, refuse);
    if (finalizers?.includes('orphan') && finalizers.includes('foregroundDeletion')) {
      refuse('finalizers', '"orphan" and "foregroundDeletion" exclude each other, remove one of them');
    }
  },
};

const ATTACHMENTS = [labelForm, annotationForm, finalizerForm];

/** The rules for the labels, annotations and finalizers of an object. */
export const attachments: readonly MetadataRule[] = ATTACHMENTS;

/** The same rules for the instance that a VirtualMachine starts. */
export const instanceAttachments: readonly VirtualMachineRule[] = ATTACHMENTS.map((rule) => ({
  ...rule,
  when: rule.when?.map((field) => `template.metadata.${field}`),
  check: ({ template }, refuse) => rule.check(template?.metadata ?? {}, refuseBelow('template.metadata', refuse)),
}));

/** The rules for the labels and annotations that a pool gives its VirtualMachines. */
export const poolAttachments: readonly VirtualMachinePoolRule[] = [labelForm, annotationForm].map((rule) => ({
  ...rule,
  when: rule.when?.map((field) => `virtualMachineTemplate.metadata.${field}`),
  check: ({ virtualMachineTemplate }, refuse) => rule.check(virtualMachineTemplate?.metadata ?? {}, refuseBelow('virtualMachineTemplate.metadata', refuse)),
}));

/** The rule for the annotations that an instance type or a preference adds to instances. */
export const annotationsOfInstances: InstancetypeRule & PreferenceRule = {
  ...annotationForm, check: ({ annotations }, refuse) => annotationForm.check({ annotations }, refuse),
};
