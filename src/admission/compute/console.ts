// Input, sound and video devices.
import { type Architecture, possibleArchitectures } from './architecture';
import { isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { isJudgedAlone } from '../additions';
import { checkEach } from '../below';
import { refuseUnknownChoice } from '../choice';
import { requireGate } from '../feature-gate';
import type { MachineRule } from '../rule';

const INPUT_BUSES = ['virtio', 'usb'];
const INPUT_TYPES = ['tablet'];

/** An input device must be a tablet. */
export const inputKnown: MachineRule = {
  name: 'input-known',
  refuses: 'an input device other than a tablet, or on a bus other than virtio or usb',
  story: 'A tablet is a pointer that knows where it is, which a console in a window needs. It is the only input device of KubeVirt; a keyboard is there anyway.',
  check: ({ domain: { devices } }, refuse, context) => checkEach('domain.devices.inputs', devices?.inputs, refuse, ({ bus, type = '' }, refuseIt) => {
    refuseUnknownChoice('bus', bus || undefined, INPUT_BUSES, refuseIt);
    if (type !== '' || isJudgedAlone(context)) {
      refuseUnknownChoice('type', type, INPUT_TYPES, refuseIt);
    }
  }),
};

const SOUND_MODELS = ['ich9', 'ac97'];

/** A sound device has a name and a known model. */
export const soundKnown: MachineRule = {
  name: 'sound-known',
  refuses: 'a sound device without a name, or of an unknown model',
  story: 'A machine has one sound device at most: an ich9 by default, or an ac97 for old guests.',
  check: ({ domain: { devices } }, refuse) => {
    const { sound } = devices ?? {};
    refuseUnknownChoice('domain.devices.sound.model', sound?.model || undefined, SOUND_MODELS, refuse);
    if (sound && !sound.name) {
      refuse('domain.devices.sound.name', 'the sound device has no name, write one such as "sound"');
    }
  },
};

const VIDEO_TYPES: { readonly [architecture in Architecture]: readonly string[] } = {
  amd64: ['virtio', 'vga', 'cirrus', 'ramfb', 'bochs'],
  arm64: ['virtio', 'ramfb'],
  s390x: ['virtio'],
};

/** A video device must be one of its architecture, and needs a feature gate. */
export const videoPossible: MachineRule = {
  name: 'video-possible',
  refuses: 'a video device that the architecture does not have, without graphics, or where the feature gate VideoConfig is off',
  story: 'The type of the video device can be chosen where the feature gate VideoConfig is on; without it, KubeVirt chooses. A machine with another type is admitted and '
    + 'its instance refused, so it never starts.',
  check: ({ architecture, domain: { devices } }, refuse, context) => {
    const { video, autoattachGraphicsDevice } = devices ?? {};
    if (!video) {
      return;
    }
    requireGate('domain.devices.video', 'video', 'VideoConfig', refuse, context);
    if (autoattachGraphicsDevice === false) {
      refuse('domain.devices.video', 'there is no video without graphics, remove it or autoattachGraphicsDevice: false');
    }
    const { type = '' } = video;
    const known = new Set(possibleArchitectures(architecture).flatMap((each) => VIDEO_TYPES[each]));
    if (known.size > 0 && !known.has(type) && !isPlaceholder(type)) {
      refuse('domain.devices.video.type', `${JSON.stringify(type)} is not a video device of the architecture, write ${suggestNames(type, [...known])}`);
    }
  },
};
