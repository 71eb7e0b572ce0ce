// Manifests as users write them, in one line each, and folders of them.
import type { Tree } from '../repository/trees';

export const machine = (name: string, cores: number, rest = '', spec = '', devices = '{}') =>
  `{apiVersion: kubevirt.io/v1, kind: VirtualMachine, metadata: {name: ${name}, namespace: shop${rest}}, spec: {runStrategy: Always${spec}, template: {spec: {domain: {cpu: {cores: ${cores}}, devices: ${devices}}}}}}\n`;
export const claim = (name: string, size: string, rest = '', spec = '') =>
  `{apiVersion: v1, kind: PersistentVolumeClaim, metadata: {name: ${name}, namespace: shop${rest}}, spec: {resources: {requests: {storage: ${size}}}${spec}}}\n`;
export const disk = (name: string, image: string, spec = '') => `{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataVolume, metadata: {name: ${name}}, spec: {source: {http: {url: ${image}}}${spec}}}\n`;
export const secret = (value: string) => `{apiVersion: v1, kind: Secret, metadata: {name: login}, immutable: true, stringData: {userdata: ${value}}}\n`;
export const all = (...documents: readonly string[]): Tree => ({ 'all.yaml': documents.join('---\n') });
