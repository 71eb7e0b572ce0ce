// Users, packages, files, commands, networks, cloud-init fields without a prop, and a part that is a script.
package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt"
	"github.com/cdk8s-team/cdk8s-core-go/cdk8s/v2"
)

func main() {
	defer jsii.Close()

	app := cdk8s.NewApp(nil)
	chart := cdk8s.NewChart(app, jsii.String("cloudinit"), nil)
	image := cdk8skubevirt.ImageSource_Registry(jsii.String("quay.io/containerdisks/ubuntu:22.04"), nil)

	cdk8skubevirt.NewMachine(chart, jsii.String("builder"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_LARGE(),
		Image: image,
		Networks: &[]*cdk8skubevirt.VirtualMachineNetwork{
			{Name: jsii.String("default")},
			{Name: jsii.String("storage"), NetworkName: jsii.String("storage-network"), MacAddress: jsii.String("52:54:00:12:34:56")},
		},
		CloudInit: cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
			Hostname: jsii.String("builder"),
			Groups:   &map[string]*[]*string{"builders": {}, "auditors": jsii.Strings("ada")},
			Users: &[]*cdk8skubevirt.CloudInitUser{
				{
					Name:              jsii.String("ada"),
					Groups:            jsii.Strings("sudo", "builders"),
					Shell:             jsii.String("/bin/bash"),
					Sudo:              "ALL=(ALL) NOPASSWD:ALL",
					SshAuthorizedKeys: jsii.Strings("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"),
				},
				{Name: jsii.String("runner"), System: jsii.Bool(true), Homedir: jsii.String("/var/lib/runner")},
			},
			Packages: &[]any{"git", "build-essential"},
			WriteFiles: &[]*cdk8skubevirt.CloudInitFile{{
				Path:        jsii.String("/etc/motd"),
				Content:     jsii.String("Built by cloud-init.\nDo not edit.\n"),
				Permissions: jsii.String("0644"),
			}},
			Mounts: &[]*[]*string{jsii.Strings("/dev/vdb", "/srv", "ext4", "defaults,nofail", "0", "2")},
			Runcmd: &[]any{"systemctl enable --now ssh", []any{"install", "-d", "-o", "ada", "/srv/build"}},
			NetworkConfig: &cdk8skubevirt.NetworkConfig{
				Ethernets: &map[string]*cdk8skubevirt.NetworkEthernet{
					"enp1s0": {Dhcp4: jsii.Bool(true)},
					"storage": {
						Match:     &cdk8skubevirt.NetworkMatch{Macaddress: jsii.String("52:54:00:12:34:56")},
						Addresses: jsii.Strings("10.20.0.11/24"),
						Routes:    &[]*cdk8skubevirt.NetworkRoute{{To: jsii.String("10.30.0.0/16"), Via: jsii.String("10.20.0.1")}},
						Mtu:       jsii.Number(9000),
					},
				},
			},
			Raw: &map[string]any{
				"locale":           "nb_NO.UTF-8",
				"keyboard":         map[string]any{"layout": "no"},
				"manage_etc_hosts": true,
				"final_message":    "up after $UPTIME seconds",
			},
		}),
	})

	cdk8skubevirt.NewMachine(chart, jsii.String("parts"), &cdk8skubevirt.MachineProps{
		Size:  cdk8skubevirt.MachineSize_SMALL(),
		Image: image,
		CloudInit: cdk8skubevirt.CloudInit_NoCloud(&cdk8skubevirt.CloudInitProps{
			Packages: &[]any{"jq"},
			Parts: &[]*cdk8skubevirt.CloudInitPart{{
				Type:     cdk8skubevirt.CloudInitPartType_SHELL_SCRIPT,
				Filename: jsii.String("first-boot.sh"),
				Content:  jsii.String("#!/bin/sh\necho booted > /var/log/first-boot\n"),
			}},
		}),
	})

	app.Synth()
}
