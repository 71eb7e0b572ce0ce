#!/bin/sh
# Makes this machine a control plane. It joins the cluster that answers. If none answers, the first machine makes a new cluster. The
# registration retries this script until it succeeds.
set -eu
. /etc/cluster.env
address=$(node-address)
pki=/etc/kubernetes/pki
configuration=$(mktemp)
trap 'rm -f "$configuration"' EXIT

# Clean up after an interrupted attempt.
kubeadm reset --force
sed -i "/ $API\$/d" /etc/hosts

node() {
  cat <<YAML
nodeRegistration:
  name: $NODE_NAME
  kubeletExtraArgs:
  - { name: node-labels, value: "$NODE_LABELS" }
YAML
}

ca_hash() {
  openssl x509 -in "$CA_CERTIFICATE_FILE" -noout -pubkey | openssl pkey -pubin -outform DER | sha256sum | cut -d ' ' -f 1
}

join() {
  cat <<YAML
apiVersion: kubeadm.k8s.io/v1beta4
kind: JoinConfiguration
discovery:
  bootstrapToken:
    apiServerEndpoint: $API:6443
    token: $(cat "$TOKEN_FILE")
    caCertHashes: ["sha256:$(ca_hash)"]
controlPlane:
  certificateKey: $(cat "$CERTIFICATE_KEY_FILE")
  localAPIEndpoint: { advertiseAddress: $address }
YAML
  node
}

init() {
  cat <<YAML
apiVersion: kubeadm.k8s.io/v1beta4
kind: ClusterConfiguration
kubernetesVersion: v$KUBERNETES_VERSION
controlPlaneEndpoint: $API:6443
networking: { podSubnet: $POD_SUBNET, serviceSubnet: $SERVICE_SUBNET }
apiServer: { certSANs: [$PUBLIC_NAME] }
---
apiVersion: kubeadm.k8s.io/v1beta4
kind: InitConfiguration
bootstrapTokens:
- { token: $(cat "$TOKEN_FILE"), ttl: 0s }
certificateKey: $(cat "$CERTIFICATE_KEY_FILE")
localAPIEndpoint: { advertiseAddress: $address }
YAML
  node
}

if curl --silent --fail --max-time 5 --cacert "$CA_CERTIFICATE_FILE" "https://$API:6443/readyz"; then
  join >"$configuration"
  kubeadm join --config "$configuration"
elif [ "${NODE_NAME##*-}" = 0 ]; then
  mkdir -p "$pki"
  install -m 0644 "$CA_CERTIFICATE_FILE" "$pki/ca.crt"
  install -m 0600 "$CA_KEY_FILE" "$pki/ca.key"
  # The Service leads here only some time after this API server answers, and kubeadm does not wait for that.
  echo "$address $API" >>/etc/hosts
  init >"$configuration"
  kubeadm init --upload-certs --skip-token-print --skip-certificate-key-print --config "$configuration"
else
  echo "no cluster answers at $API yet" >&2
  exit 1
fi
