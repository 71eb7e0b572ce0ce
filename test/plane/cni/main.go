// cni records which CNI configurations of NetworkAttachmentDefinitions a node can run: the corpus that the library's
// rule is tested with.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"

	"github.com/containernetworking/cni/libcni"
	"github.com/containernetworking/cni/pkg/types"
	"github.com/k8snetworkplumbingwg/network-attachment-definition-client/pkg/utils"
)

// vector is a configuration, and why it cannot be run.
type vector struct {
	Config  string `json:"config"`
	Refused bool   `json:"refused,omitempty"`
}

func main() {
	file := flag.String("vectors", "", "file to write the vectors to")
	flag.Parse()
	log.SetFlags(0)
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	separator := "[\n"
	for _, config := range append(written, varied()...) {
		text.WriteString(separator)
		if err := encoder.Encode(vector{config, judge(config) != nil}); err != nil {
			log.Fatal(err)
		}
		separator = ","
	}
	text.WriteString("]\n")
	if err := os.WriteFile(*file, text.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}

// judge says why a configuration cannot be run. Multus names it after its object, tells one plugin from several by the
// type, and runs it with the library, which starts the plugins; for an empty string it uses the node's file with the object's name.
func judge(config string) (err error) {
	if config == "" {
		return nil
	}
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	named, err := utils.GetCNIConfigFromSpec(config, "office")
	if err != nil {
		return err
	}
	var conf types.PluginConf
	if err := json.Unmarshal(named, &conf); err != nil {
		return err
	}
	if conf.Type != "" {
		if _, err := libcni.ConfFromBytes(named); err != nil {
			return err
		}
		return parse(conf.Type, named)
	}
	list, err := libcni.ConfListFromBytes(named)
	if err != nil {
		return err
	}
	if len(list.Plugins) == 0 {
		return errors.New("neither a type nor plugins")
	}
	for _, plugin := range list.Plugins {
		if err := parse(plugin.Network.Type, plugin.Bytes); err != nil {
			return err
		}
	}
	return nil
}
