// The configurations: some as people write them, and others with an invalid value in one field.
package main

import (
	"encoding/json"
	"log"
	"maps"
	"slices"
)

var written = []string{
	`{"cniVersion": "0.3.1", "name": "office", "type": "bridge", "bridge": "br-office", "vlan": 42, "macspoofchk": true, "ipam": {}}`,
	`{"cniVersion": "0.4.0", "name": "office", "plugins": [{"type": "cnv-bridge", "bridge": "br1"}, {"type": "tuning"}]}`,
	`{"cniVersion": "0.3.1", "name": "l2", "type": "ovn-k8s-cni-overlay", "topology": "layer2", "netAttachDefName": "web/l2"}`,
	`{"type": "bridge"}`,
	"{\n  \"type\": \"macvlan\",\n  \"master\": \"eth1\",\n  \"ipam\": { \"type\": \"whereabouts\", \"range\": \"10.0.0.0/24\" }\n}\n",
	"",
	" ",
	"null",
	"[]",
	"7",
	`"bridge"`,
	"{}",
	"{\n  \"type\": \"bridge\",\n  \"bridge\": \"br0\",\n}",
	"{\n  \"type\": \"bridge\"\n  \"bridge\": \"br0\"\n}",
	`{'type': 'bridge'}`,
	`{type: "bridge"}`,
	"type: bridge\nbridge: br0\n",
	`{"type": "bridge", "isGateway": yes}`,
	`{"type": "bridge", "vlan": 042}`,
	"{\n  // the office\n  \"type\": \"bridge\"\n}",
	`{"type": "bridge"`,
	`{"type": "bridge"} {"type": "tuning"}`,
	"{\"type\": \"bri\tdge\"}",
	`{"type": "bridge", "type": "macvlan"}`,
	`{"Type": "bridge"}`,
	`{"type": "bridge", "plugins": []}`,
	`{"type": "", "plugins": [{"type": "bridge"}]}`,
	`{"plugins": [{"type": "bridge"}, {}]}`,
	`{"plugins": [{"Type": "bridge"}]}`,
	`{"Plugins": [{"type": "bridge"}]}`,
}

// One configuration of each form, with every field whose type matters.
var bases = []string{
	`{"cniVersion": "1.0.0", "name": "office", "type": "bridge", "capabilities": {"mac": true}, "ipam": {"type": "dhcp"}, "dns": {"domain": "a", "nameservers": ["b"], "search": ["c"], "options": ["d"]}, "vlan": 7}`,
	`{"cniVersion": "1.0.0", "name": "office", "plugins": [{"type": "bridge", "name": "first", "cniVersion": "1.0.0", "capabilities": {"mac": true}, "ipam": {"type": "dhcp"}, "dns": {"domain": "a"}}, {"type": "tuning"}]}`,
	`{"type": "bridge", "bridge": "br0", "isGateway": true, "isDefaultGateway": true, "forceAddress": true, "ipMasq": true, "mtu": 1500, "hairpinMode": true, "promiscMode": true, "preserveDefaultVlan": true, "macspoofchk": true, "enabledad": true, "trust": "on"}`,
	`{"plugins": [{"type": "sriov", "master": "eth1", "mac": "02:00:00:00:00:01", "mtu": 1500, "vlan": 7, "vlanQoS": 1, "vlanProto": "802.1q", "deviceID": "0000:00:00.0", "min_tx_rate": 0, "max_tx_rate": 0, "spoofchk": "on", "trust": "on", "link_state": "auto", "isGateway": true}]}`,
	`{"type": "ovn-k8s-cni-overlay", "role": "secondary", "topology": "localnet", "netAttachDefName": "web/l2", "mtu": 1500, "subnets": "10.1.0.0/24", "excludeSubnets": "10.1.0.0/27", "vlanID": 7, "allowPersistentIPs": true, "physicalNetworkName": "physnet", "vlan": 7}`,
}

var values = []any{nil, true, 7.0, "", "text", []any{}, []any{nil}, []any{7.0}, []any{"text"}, map[string]any{}, map[string]any{"text": 7.0}}

// varied returns the bases with each value in each place, and without each place.
func varied() []string {
	var configs []string
	for _, text := range bases {
		var base any
		if err := json.Unmarshal([]byte(text), &base); err != nil {
			log.Fatal(err)
		}
		keep := func() {
			config, err := json.Marshal(base)
			if err != nil {
				log.Fatal(err)
			}
			configs = append(configs, string(config))
		}
		vary(base, keep)
	}
	return configs
}

func vary(value any, keep func()) {
	switch part := value.(type) {
	case map[string]any:
		for _, field := range slices.Sorted(maps.Keys(part)) {
			inner := part[field]
			vary(inner, keep)
			delete(part, field)
			keep()
			for _, other := range values {
				part[field] = other
				keep()
			}
			part[field] = inner
		}
	case []any:
		for place, inner := range part {
			vary(inner, keep)
			for _, other := range values {
				part[place] = other
				keep()
			}
			part[place] = inner
		}
	}
}
