// Generated from the CRDs of KubeVirt 1.9.0 and CDI 1.65.0 by `npx projen imports`. Do not edit.
exports.KUBEVIRT_VERSION = '1.9.0';
exports.CDI_VERSION = '1.65.0';
