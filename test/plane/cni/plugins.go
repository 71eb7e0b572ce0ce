// The fields that plugins parse themselves, copied from their sources: they are programs, or modules with many others.
package main

import "encoding/json"

// github.com/containernetworking/plugins, plugins/main/bridge/bridge.go
type bridge struct {
	BrName              string `json:"bridge"`
	IsGW                bool   `json:"isGateway"`
	IsDefaultGW         bool   `json:"isDefaultGateway"`
	ForceAddress        bool   `json:"forceAddress"`
	IPMasq              bool   `json:"ipMasq"`
	MTU                 int    `json:"mtu"`
	HairpinMode         bool   `json:"hairpinMode"`
	PromiscMode         bool   `json:"promiscMode"`
	Vlan                int    `json:"vlan"`
	PreserveDefaultVlan bool   `json:"preserveDefaultVlan"`
	MacSpoofChk         bool   `json:"macspoofchk,omitempty"`
	EnableDad           bool   `json:"enabledad,omitempty"`
}

// github.com/k8snetworkplumbingwg/sriov-cni, pkg/types/types.go
type sriov struct {
	Master    string
	MAC       string
	MTU       *int
	Vlan      *int    `json:"vlan"`
	VlanQoS   *int    `json:"vlanQoS"`
	VlanProto *string `json:"vlanProto"`
	DeviceID  string  `json:"deviceID"`
	MinTxRate *int    `json:"min_tx_rate"`
	MaxTxRate *int    `json:"max_tx_rate"`
	SpoofChk  string  `json:"spoofchk,omitempty"`
	Trust     string  `json:"trust,omitempty"`
	LinkState string  `json:"link_state,omitempty"`
}

// github.com/ovn-org/ovn-kubernetes, go-controller/pkg/cni/types/types.go
type ovn struct {
	Role                string `json:"role,omitempty"`
	Topology            string `json:"topology,omitempty"`
	NADName             string `json:"netAttachDefName,omitempty"`
	MTU                 int    `json:"mtu,omitempty"`
	Subnets             string `json:"subnets,omitempty"`
	ExcludeSubnets      string `json:"excludeSubnets,omitempty"`
	VLANID              int    `json:"vlanID,omitempty"`
	AllowPersistentIPs  bool   `json:"allowPersistentIPs,omitempty"`
	PhysicalNetworkName string `json:"physicalNetworkName,omitempty"`
}

// parse says why a plugin cannot read its configuration. Plugins that are not copied here accept any.
func parse(plugin string, config []byte) error {
	switch plugin {
	case "bridge":
		return json.Unmarshal(config, &bridge{})
	case "sriov":
		return json.Unmarshal(config, &sriov{})
	case "ovn-k8s-cni-overlay":
		return json.Unmarshal(config, &ovn{})
	}
	return nil
}
