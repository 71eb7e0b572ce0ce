// The mutated texts: common manifests and the written texts, changed at random, the same ones in every run.
package main

import (
	"math/rand"
	"strings"
)

const (
	seed         = 1122
	changedCount = 1500
	longestText  = 700
)

// bits are strings with a meaning in YAML.
var bits = []string{
	" ", "  ", "\n", "\n\n", "- ", "-", "#", " # c", ": ", ":", "\"", "'", "|\n", "|-\n", "|+\n", "|2\n", ">\n", ">-\n", "{", "}", "[", "]", "{}", "[]",
	", ", ",", "b: 1\n", "a", "&a ", "*a", "!!str ", "!x ", "? ", "\t", "\r\n", "\r", "...\n", "---\n", "--- ", "null", "~", "0x1f", "1e3", "1_000", "0777", "12:30",
	"2026-01-01", "on", "y", ".5", "-1", "-0", "1.", "- - ", "<<: ", "<<: {b: 2}\n", "{{", "%", "@", "`", "\\", "\\n", "\\x", "é", "\u2028", "\u0085", "\ufeff", "\x00", "\x7f",
	"- |\n", "    x\n", "\"a\": ", "\"a\":1", "  # c\n", " \n", "\t\n", "k: - x\n", "k: [a,\n b]\n", "k: 'a\nb'\n", "k: \"a\nb\"\n", "items:\n", "- a: 1\n", "\xff",
}

func changedTexts() []string {
	source := rand.New(rand.NewSource(seed))
	from := append(append([]string{}, manifests...), writtenTexts()...)
	var texts []string
	for len(texts) < changedCount {
		// Half of them are manifests: mutated corner cases are mostly nonsense.
		text := from[source.Intn(len(from))]
		if source.Intn(2) == 0 {
			text = manifests[source.Intn(len(manifests))]
		}
		if len(text) > longestText || len(text) == 0 {
			continue
		}
		for count := 1 + source.Intn(2); count > 0; count-- {
			text = changed(source, text)
		}
		texts = append(texts, text)
	}
	return texts
}

func changed(source *rand.Rand, text string) string {
	at := source.Intn(len(text) + 1)
	lines := strings.Split(text, "\n")
	line := source.Intn(len(lines))
	switch source.Intn(6) {
	case 0, 1:
		return text[:at] + bits[source.Intn(len(bits))] + text[at:]
	case 2:
		return text[:at] + text[min(len(text), at+1+source.Intn(4)):]
	case 3:
		lines[line] = " " + lines[line]
	case 4:
		lines[line] = strings.TrimPrefix(lines[line], " ")
	default:
		lines[line] = strings.TrimLeft(lines[line], " ")
	}
	return strings.Join(lines, "\n")
}
