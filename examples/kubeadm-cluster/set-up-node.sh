#!/bin/sh
# Installs the software of a node: containerd, the kubelet and kubeadm. cloud-init retries this script until it succeeds.
set -eu
. /etc/cluster.env

modprobe -a overlay br_netfilter
sysctl --quiet --system

repository=https://pkgs.k8s.io/core:/stable:/v${KUBERNETES_VERSION%.*}/deb/
key=/etc/apt/keyrings/kubernetes.asc
mkdir -p "${key%/*}"
curl --fail --silent --show-error --location --retry 10 --output "$key" "${repository}Release.key"
echo "deb [signed-by=$key] $repository /" >/etc/apt/sources.list.d/kubernetes.list

export DEBIAN_FRONTEND=noninteractive
apt-get -o DPkg::Lock::Timeout=600 update
apt-get -o DPkg::Lock::Timeout=600 install --yes --allow-change-held-packages --option Dpkg::Options::=--force-confold \
  containerd "kubelet=$KUBERNETES_VERSION-*" "kubeadm=$KUBERNETES_VERSION-*" "kubectl=$KUBERNETES_VERSION-*"
# Nodes are upgraded one at a time with kubeadm, not with apt.
apt-mark hold kubelet kubeadm kubectl
systemctl restart containerd
