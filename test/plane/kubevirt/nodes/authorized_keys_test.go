package main

import (
	"context"
	"encoding/base64"
	"reflect"
	"strings"
	"testing"

	virtv1 "kubevirt.io/api/core/v1"
)

const cloudConfig = `#cloud-config
ssh_authorized_keys:
- ssh-ed25519 AAAA everyone
users:
- default
- name: admin
  ssh_authorized_keys:
  - ssh-ed25519 BBBB admin
`

func TestEveryUserAndKeyOfACloudConfigLetsIn(t *testing.T) {
	encoded := base64.StdEncoding.EncodeToString([]byte(cloudConfig))
	for name, source := range map[string]virtv1.VolumeSource{
		"NoCloud":     {CloudInitNoCloud: &virtv1.CloudInitNoCloudSource{UserData: cloudConfig}},
		"ConfigDrive": {CloudInitConfigDrive: &virtv1.CloudInitConfigDriveSource{UserDataBase64: encoded}},
	} {
		guest := &virtv1.VirtualMachineInstance{}
		guest.Spec.Volumes = []virtv1.Volume{{Name: "root"}, {Name: "cloud-init", VolumeSource: source}}
		users, keys, err := logins(context.Background(), nil, guest)
		if wanted := []string{"ssh-ed25519 AAAA everyone", "ssh-ed25519 BBBB admin"}; err != nil || !reflect.DeepEqual(keys, wanted) {
			t.Errorf("%s: %v, %v", name, keys, err)
		}
		if !reflect.DeepEqual(users, []string{"admin"}) {
			t.Errorf("%s: %v", name, users)
		}
	}
}

func TestOtherUserDataLetsNobodyIn(t *testing.T) {
	for _, text := range []string{"", "#!/bin/sh\n", strings.TrimPrefix(cloudConfig, "#cloud-config\n")} {
		if users, keys, err := loginsIn(text); err != nil || len(users)+len(keys) > 0 {
			t.Errorf("%q: %v, %v, %v", text, users, keys, err)
		}
	}
}

func TestWhatIsWrongWithUserDataIsSaidWithoutQuotingIt(t *testing.T) {
	for _, text := range []string{"#cloud-config\nusers: hunter2\n", "#cloud-config\nhunter2: [\n", "#cloud-config\nssh_authorized_keys: hunter2\n"} {
		if _, _, err := loginsIn(text); err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%q: %v", text, err)
		}
	}
}
