// yamlvectors records how kubectl reads odd texts: the corpus that the library's YAML reader is tested with.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"os"
	"unicode/utf8"
)

// vector is a text and how kubectl reads it. Bytes replaces a text that is not valid UTF-8.
type vector struct {
	Text  *string `json:"text,omitempty"`
	Bytes []byte  `json:"bytes,omitempty"`
	verdict
}

func main() {
	file := flag.String("vectors", "", "file to write the vectors to")
	flag.Parse()
	log.SetFlags(0)
	out, err := os.Create(*file)
	if err != nil {
		log.Fatal(err)
	}
	writer := bufio.NewWriter(out)
	print(writer, judgeAll(append(writtenTexts(), changedTexts()...)))
	if err := writer.Flush(); err != nil {
		log.Fatal(err)
	}
	if err := out.Close(); err != nil {
		log.Fatal(err)
	}
}

// judgeAll skips duplicates, and texts that kubectl does not always read in the same way.
func judgeAll(texts []string) []vector {
	var vectors []vector
	seen := map[string]bool{}
	for _, text := range texts {
		judged, stable := judge([]byte(text))
		if seen[text] || !stable {
			continue
		}
		seen[text] = true
		next := vector{verdict: judged}
		if utf8.ValidString(text) {
			next.Text = &text
		} else {
			next.Bytes = []byte(text)
		}
		vectors = append(vectors, next)
	}
	return vectors
}

// print writes a text per line, so that a changed verdict reads well in a diff.
func print(out *bufio.Writer, vectors []vector) {
	fmt.Fprint(out, "[\n")
	for i, each := range vectors {
		var line bytes.Buffer
		encoder := json.NewEncoder(&line)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(each); err != nil {
			log.Fatal(err)
		}
		comma := ","
		if i == len(vectors)-1 {
			comma = ""
		}
		fmt.Fprintf(out, "%s%s\n", bytes.TrimSpace(line.Bytes()), comma)
	}
	fmt.Fprint(out, "]\n")
}
