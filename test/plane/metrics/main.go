// metrics reads metrics as Prometheus does: standard input has them as text, standard output what was read, as Prometheus
// writes it, and what its linter has to say.
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
