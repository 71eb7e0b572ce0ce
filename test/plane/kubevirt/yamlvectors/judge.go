// Judges how kubectl reads a file, and which parts of it kubectl silently drops.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"reflect"

	goyaml "go.yaml.in/yaml/v2"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/yaml"
	kjson "sigs.k8s.io/json"
	sigsyaml "sigs.k8s.io/yaml"
)

// verdict is how kubectl reads a text.
type verdict struct {
	// Documents are those before the first one that it refuses.
	Documents []json.RawMessage `json:"documents"`
	// Refused reports whether it refuses the rest.
	Refused bool `json:"refused,omitempty"`
	// Loses is what the text contains but kubectl neither reads nor refuses.
	Loses string `json:"loses,omitempty"`
}

// How often a text is read. Go iterates over maps in random order, which decides between the keys 1 and "1".
const rounds = 32

func judge(text []byte) (verdict, bool) {
	first := verdict{}
	for round := 0; round < rounds; round++ {
		next := read(text)
		if round > 0 && !reflect.DeepEqual(first, next) {
			return first, false
		}
		first = next
	}
	first.Loses = losses(text)
	return first, true
}

// decoded is a file's text in UTF-8, as kubectl's FileVisitor decodes it.
func decoded(text []byte) io.Reader {
	return transform.NewReader(bytes.NewReader(text), unicode.BOMOverride(unicode.UTF8.NewDecoder()))
}

// read goes through a file as kubectl's StreamVisitor does.
func read(text []byte) verdict {
	result := verdict{Documents: []json.RawMessage{}}
	decoder := yaml.NewYAMLOrJSONDecoder(decoded(text), 4096)
	for {
		var next runtime.RawExtension
		if err := decoder.Decode(&next); err != nil {
			result.Refused = !errors.Is(err, io.EOF)
			return result
		}
		raw := bytes.TrimSpace(next.Raw)
		if len(raw) == 0 || bytes.Equal(raw, []byte("null")) {
			continue
		}
		// JSON is kept as written, duplicate keys included.
		var value any
		if err := kjson.UnmarshalCaseSensitivePreserveInts(raw, &value); err != nil {
			result.Refused = true
			return result
		}
		compact, err := json.Marshal(value)
		if err != nil {
			result.Refused = true
			return result
		}
		result.Documents = append(result.Documents, compact)
	}
}

// losses lists what kubectl ignores: all but the last of equal keys, and whatever follows the end of a document.
func losses(text []byte) string {
	whole, _ := io.ReadAll(decoded(text))
	if yaml.IsJSONBuffer(whole) {
		decoder := json.NewDecoder(bytes.NewReader(whole))
		for {
			var raw json.RawMessage
			if decoder.Decode(&raw) != nil {
				break
			}
			var value map[string]any
			if strict, err := kjson.UnmarshalStrict(raw, &value); err == nil && len(strict) > 0 {
				return "equal keys"
			}
		}
	}
	documents := yaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(whole)))
	for {
		document, err := documents.Read()
		if err != nil {
			return ""
		}
		if loses := lossesOf(document); loses != "" {
			return loses
		}
	}
}

func lossesOf(document []byte) string {
	if _, err := sigsyaml.YAMLToJSON(document); err == nil {
		if _, err := sigsyaml.YAMLToJSONStrict(document); err != nil {
			return "equal keys"
		}
	}
	decoder := goyaml.NewDecoder(bytes.NewReader(document))
	var value any
	if decoder.Decode(&value) == nil && !errors.Is(decoder.Decode(&value), io.EOF) {
		return "what follows"
	}
	return ""
}
