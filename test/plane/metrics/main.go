// metrics reads metrics as Prometheus does: from standard input as text. It writes to standard output what was read, in
// Prometheus' format, and the findings of its linter.
package main

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"os"

	"github.com/prometheus/client_golang/prometheus/testutil/promlint"
	"github.com/prometheus/common/expfmt"
)

type answer struct {
	Text     string             `json:"text"`
	Problems []promlint.Problem `json:"problems"`
}

func main() {
	log.SetFlags(0)
	text, err := io.ReadAll(os.Stdin)
	if err != nil {
		log.Fatal(err)
	}
	var parser expfmt.TextParser
	families, err := parser.TextToMetricFamilies(bytes.NewReader(text))
	if err != nil {
		log.Fatal(err)
	}
	var written bytes.Buffer
	for _, family := range families {
		if _, err := expfmt.MetricFamilyToText(&written, family); err != nil {
			log.Fatal(err)
		}
	}
	problems, err := promlint.New(bytes.NewReader(text)).Lint()
	if err != nil {
		log.Fatal(err)
	}
	if err := json.NewEncoder(os.Stdout).Encode(answer{written.String(), problems}); err != nil {
		log.Fatal(err)
	}
}
