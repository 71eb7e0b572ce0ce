// yamlvectors writes what kubectl reads in odd texts: the corpus that the library's reader of YAML is judged by.
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

// vector is a text and what kubectl makes of it. Bytes stands for a text that is no UTF-8.
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

// judgeAll leaves out a text that was there before, and one of which kubectl does not always say the same.
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

// print puts a text on a line, so that a changed verdict reads well in a diff.
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
