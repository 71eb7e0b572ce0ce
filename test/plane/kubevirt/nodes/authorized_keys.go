// Who may log in to a guest: the owner of any key in its cloud-init user data, as any of its users. The keys of all
// users are combined, since all of them are really the user who runs the plane. They are read at each login, so a guest
// does not keep the keys that it booted with.
package main

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	virtv1 "kubevirt.io/api/core/v1"
	"sigs.k8s.io/yaml"
)

// logins are the users and keys of a guest.
func logins(ctx context.Context, client kubernetes.Interface, guest *virtv1.VirtualMachineInstance) (users, keys []string, err error) {
	for _, volume := range guest.Spec.Volumes {
		from := volume.CloudInitNoCloud
		if drive := volume.CloudInitConfigDrive; drive != nil {
			same := virtv1.CloudInitNoCloudSource(*drive)
			from = &same
		}
		if from == nil {
			continue
		}
		text, err := userData(ctx, client, guest.Namespace, from)
		if err != nil {
			return nil, nil, err
		}
		return loginsIn(text)
	}
	return nil, nil, nil
}

func userData(ctx context.Context, client kubernetes.Interface, namespace string, from *virtv1.CloudInitNoCloudSource) (string, error) {
	switch {
	case from.UserDataSecretRef != nil:
		secret, err := client.CoreV1().Secrets(namespace).Get(ctx, from.UserDataSecretRef.Name, metav1.GetOptions{})
		if err != nil {
			return "", err
		}
		for _, key := range []string{"userdata", "userData"} {
			if text, given := secret.Data[key]; given {
				return string(text), nil
			}
		}
		return "", fmt.Errorf("secret %s/%s: neither userdata nor userData is there", namespace, secret.Name)
	case from.UserDataBase64 != "":
		text, err := base64.StdEncoding.DecodeString(from.UserDataBase64)
		return string(text), err
	}
	return from.UserData, nil
}

// A keyring is any part of a cloud-config that may contain keys: the whole of it, and each of its users.
type keyring struct {
	Name  string            `json:"name"`
	Keys  []string          `json:"ssh_authorized_keys"`
	Users []json.RawMessage `json:"users"`
}

var userName = regexp.MustCompile(`^[a-z_][-a-z0-9_]*$`)

// loginsIn finds the users and keys of a cloud-config; other kinds of user data have none.
func loginsIn(text string) (users, keys []string, err error) {
	if !strings.HasPrefix(text, "#cloud-config") {
		return nil, nil, nil
	}
	var all keyring
	if err := yaml.Unmarshal([]byte(text), &all); err != nil {
		// The original error may quote the text, which may contain secrets.
		return nil, nil, errors.New("user data: not a cloud-config whose ssh_authorized_keys and users are lists")
	}
	keys = all.Keys
	for _, each := range all.Users {
		var user keyring
		// A user may be just a name, such as default.
		if json.Unmarshal(each, &user) == nil {
			keys = append(keys, user.Keys...)
			if userName.MatchString(user.Name) {
				users = append(users, user.Name)
			}
		}
	}
	return users, keys, nil
}
