// The written texts: one for each corner case in which YAML readers differ.
package main

import (
	"strings"
	"unicode/utf16"
)

// manifests are typical of repositories.
var manifests = []string{
	"apiVersion: k8s.cni.cncf.io/v1\nkind: NetworkAttachmentDefinition\nmetadata:\n  name: lan\nspec:\n  config: '{\n    \"cniVersion\": \"0.3.1\",\n    \"type\": \"bridge\"\n  }'\n",
	"apiVersion: k8s.cni.cncf.io/v1\nkind: NetworkAttachmentDefinition\nmetadata:\n  name: lan\n  annotations:\n    note: \"first\n\n      second\"\nspec:\n  config: '{\n\"cniVersion\": \"0.3.1\"\n}'\n",
	"apiVersion: v1\nkind: Service\nmetadata: {name: web, labels: {app: \"web\", 'tier': 'front'}}\nspec:\n  ports:\n  - port: 80\n    name: http\n  -\n    port: 443\n",
	"# machines\n---\napiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata:\n  name: web-1 # first\nspec:\n  running: yes\n  template:\n    spec:\n      volumes:\n        - name: seed\n          cloudInitNoCloud:\n            userData: |-\n              #cloud-config\n              runcmd: [a, \"b: c\"]\n\n                - more\n---\nkind: Other\n",
	"{\n\t\"apiVersion\": \"v1\",\n\t\"kind\": \"List\",\n\t\"items\": [{\"kind\": \"A\", \"n\": [1, -2.5, null, true]}, {}]\n}\n",
	"base: &base\n  cpu: {cores: 2}\n  memory: 0644\nmachines:\n- <<: *base\n  name: one\n- {<<: *base, name: two, memory: 1_000}\ntext: >\n  folded\n  lines\n\n    kept\n  end\n",
	"a:\r\n  b: \"c\r\n    d\"\r\n  e: |\r\n    f\r\n    g\r\n",
	"key with spaces: value with spaces\n\"quoted\": 'it''s'\n? complex\n: value\nurl: http://host:80/#x\nplain: several\n  lines\n  of text\nempty:\nlast: ~\n",
}

func writtenTexts() []string {
	var texts []string
	texts = append(texts, scalars()...)
	texts = append(texts, written...)
	texts = append(texts, encodings()...)
	return append(texts, manifests...)
}

// scalars are values and keys of a map: what a plain scalar means.
func scalars() []string {
	var texts []string
	for _, scalar := range strings.Split(plainScalars, " ") {
		texts = append(texts, "a: "+scalar+"\n")
	}
	for _, key := range strings.Split(plainKeys, " ") {
		texts = append(texts, key+": x\n", "{"+key+": x}\n")
	}
	for _, tag := range []string{"!!int", "!!float", "!!bool", "!!str", "!!null", "!!binary", "!!timestamp", "!", "!own", "!!own", "!!map", "!!seq", "!<tag:yaml.org,2002:int>"} {
		for _, value := range []string{"1", "x", "''", "yes", "2026-01-01", "aGk=", "{a: 1}", "[1]", ""} {
			texts = append(texts, "a: "+tag+" "+value+"\n")
		}
	}
	return texts
}

const plainScalars = `y Y yes Yes YES yEs n N no No NO on On ON oN off Off OFF true True TRUE tRUE false False FALSE ~ null Null NULL nULL nil none
0 -0 +0 00 1 -1 +1 01 0777 0o777 0O17 -0777 +0777 08 09 0o8 0b11 0B11 -0b11 +0b11 0b12 0b 0x1F 0X1f -0x1f 0x 0xg 1_000 1__0 1_ _1 -_1 0_7 0x_1F 0b_1 +_ - -- + .
9223372036854775807 9223372036854775808 18446744073709551615 18446744073709551616 -9223372036854775808 -9223372036854775809 9007199254740993 100000000000000000000
1.0 1. .5 -.5 +.5 .5_0 1_0.5 1.5_0 1e3 1E3 1e+3 1e-3 1.e3 .5e3 1e 1e+ e3 1e400 -1e400 1e-400 .1.2 1.2.3 0.1 -0.0 1.10 12e03 0e0 123e 1e3.5 0.5e .e3 ._5
.inf .Inf .INF +.inf -.inf -.Inf .nan .NaN .NAN +.nan inf nan Infinity
12:30 12:30:45 1:2 52:54:00:12:34:56 190:20:30.15 22:22 -1:30
2026-01-01 2026-1-1 2026-13-01 2026-01-01T10:00:00Z 2026-01-01t10:00:00Z 2001-12-14t21:59:43.10-05:00 2026
= << | > - ? : , # % @ & * ! '' "" {} [] - -a ?a :a a: a:b a:: ::a a#b #a a,b ,a %a @a &a *a !a |a >a [a {a ]a }a a] a} "a 'a a" a' <a \a /a =a ~a ^a $a (a) a?b a&b a*b a!b a|b a>b a%b a@b
"\n" "\t" "\x41" "\u00e9" "\U0001F600" "\uD83D\uDE00" "\uD800" "\/" "\0" "\a" "\e" "\_" "\N" "\L" "\P" "\ " "\q" "\x4" "\u12" "a"b "a"#b 'a'b 'a''b' 'a"b' "a'b" "a\"b" "\\" "a\" ''' ''''`

const plainKeys = `1 1.5 1.10 0.1 1e3 0x1f 0777 1_000 true yes no on y n ~ null .inf .nan 2026-01-01 12:30 - -a ? ?a << = a:b a.b/c "q" 'q' {} [] [a] {a:1} *a &a &x !!int !!str 100000000000000000000 18446744073709551615 -0 -1 é __proto__ constructor "" ''`

// written are texts about one corner case each, sorted by topic unless noted otherwise.
var written = []string{
	// Quoted scalars over several lines.
	"a: 'b\nc'\n", "a: 'b\n c'\n", "a:\n  b: 'c\n  d'\n", "a:\n  b: 'c\n d'\n", "a:\n  b: 'c\nd'\ne: 1\n", "a:\n  b: '{\n  }'\n", "a:\n  b: '{\n}'\n  c: 1\n", "a: \"b\nc\"\n", "a:\n  b: \"c\n\n\nd\"\n",
	"a: \"b\\\nc\"\n", "a: \"b\\\n   c\"\n", "a: \"b \n c\"\n", "a: 'b\n\tc'\n", "a: \"b\n\t c\"\n", "a: 'b\t\n  c'\n", "- 'a\nb'\n- \"c\nd\"\n", "- - 'a\n- b'\n", "a: 'b\n\n\nc'\nd: 1\n", "a: '\n\n'\n", "a: \"\n\"\n",
	"a: 'b\n# c\nd'\n", "a: 'b\n---\nc'\n", "a: 'b\n...\nc'\n", "a: 'b\n--- c'\n", "a: 'b\n---c'\n", "a: 'b\n....\nc'\n", "'a\nb': c\n", "\"a\nb\": c\n", "{'a\nb': c}\n", "{\"a\nb\": c}\n", "? 'a\nb'\n: c\n",
	"a: [b, 'c\nd']\n", "a: {b: 'c\nd'}\n", "a: {b: \"c\nd\", e: f}\n", "'a\nb'\n", "\"a\nb\"\n", "a: &x 'b\nc'\nd: *x\n", "a: !!str 'b\nc'\n", "a: 'b\nc' # d\n", "a: 'b\nc' d\n", "a: 'b\nc\n", "a: \"b\nc\n", "a:\n  - 'b\nc'\n  - d\n",
	"a:\n  'b\nc'\n", "a:\n  \"b\n  c\"\nd: 1\n", "a: 'b\r\nc'\r\nd: 1\r\n", "a: \"b\\\r\nc\"\r\n", "a: 'b\n    c\n  d\n e\nf'\n", "a: ' b\n c '\n", "a: \"b\\n\n\\n c\"\n", "a: \"b\n\\tc\"\n", "a:\n  b: 'c\n\n  d'\n\n  e: 'f\n g'\n",
	// Flow collections over several lines.
	"a: {\n}\n", "a: {\nb: 1\n}\n", "a: [\nb,\nc\n]\n", "a:\n  b: [\n  c\n  ]\n", "a:\n  b: {\n c: 1\n}\nd: 1\n", "a: [b\n,c]\n", "a: [b\n  c]\n", "a: {b\n: c}\n", "a: {b:\nc}\n", "a: {\"b\"\n: c}\n", "a: [\n# c\nb]\n", "a: [b, # c\nd]\n", "a: [b,# c\nd]\n", "a: [b# c\n]\n",
	"a: [\n\tb\n]\n", "a: {\n\t\"b\": 1,\n\t\"c\":\t2\n}\n", "a: [\n---\n]\n", "[a\n]: b\n", "{a: b}: c\n", "[a, b]\n", "{a: b}\n", "[a,\nb]\n", "{\na: b\n}\n", "- [a,\nb]\n- {c: d,\ne: f}\n", "- {\n  a: 1\n}\n- b\n", "a: [\n- b\n]\n", "a: [{\n  b: 1\n}, {\n  b: 2\n}]\n",
	"a: {b: {c: [\n]}}\nd: 1\n", "a: {b: 1\n", "a: [b\n", "a: [b}\n", "a: ]\n", "a: }\n", "a: {b: 1}}\n", "a: [b]]\n", "a: {b: 1} c\n", "a: [b] # c\n", "a: [b]# c\n", "a: [b] c: d\n", "a: {b: 1}: c\n", "a: {b: 1}\n  c: d\n", "{a: 1}\n{b: 2}\n", "[a]\n[b]\n", "{a: 1} # c\n", "{a: 1}\nb: 2\n",
	// Flow collections on one line.
	"{}\n", "[]\n", "{a}\n", "{a, b}\n", "{a: }\n", "{a:}\n", "{a: ,b: }\n", "{a:1}\n", "{a: 1,}\n", "{a: 1,,}\n", "{,}\n", "[,]\n", "[a,]\n", "[a,,b]\n", "[,a]\n", "[a b]\n", "[a: b]\n", "[a: b, c: d]\n", "[a:]\n", "[a: ]\n", "[: a]\n", "[:a]\n", "{: a}\n", "{:a}\n", "[? a : b]\n", "[? a]\n", "{? a : b}\n", "{? a}\n", "[-]\n", "[- a]\n", "[-1]\n", "[-a]\n", "[--]\n", "[ - ]\n",
	"{\"a\":1}\n", "{\"a\":b}\n", "{'a':b}\n", "{\"a\" :b}\n", "{\"a\": 1, \"b\":2}\n", "[\"a\":b]\n", "[\"a\":b, 'c':1]\n", "{a: b: c}\n", "{a: [b: c]}\n", "{a:b:c}\n", "{a: b:c}\n", "{a: http://b/c}\n", "[http://a:80/b]\n", "{http://a: b}\n", "{a: b?c}\n", "{a?b: c}\n", "[a?b]\n", "[?a]\n", "[a#b]\n", "[a #b\n]\n", "[#a\n]\n",
	"{a: \"b\"c}\n", "{a: \"b\",\"c\": 1}\n", "[\"a\"\"b\"]\n", "[\"a\" b]\n", "['a', \"b\", c]\n", "{a: b c}\n", "{a b: c}\n", "{a: |}\n", "{a: >b}\n", "{a: |b}\n", "[!!str a, !x b]\n", "[&a b, *a]\n", "[*a]\n", "{*a: b}\n", "{&a b: *a}\n", "{&a b: c, *a : d}\n", "[&a, *a]\n", "{a: &b, c: *b}\n", "{a: !!str, b: c}\n", "[!!str, a]\n", "{a: @b}\n", "[%a]\n", "[`a]\n", "{{a}}\n", "a: {{b}}\n", "a: {{ b }}\n", "a: [[b]]\n", "a: {[b]}\n", "a: {[b]: c}\n", "{a: 1, a: 2}\n", "{\"a\": 1, a: 2}\n", "[<<, a]\n", "{[]: a}\n", "{}: a\n", "a: {b: 'c', d}\n", "a: (b, c)\n", "[a\tb]\n", "{a:\tb}\n", "[\ta\t]\n",
	// Tabs.
	"a:\tb\n", "a: \tb\n", "a:\t\n  b: 1\n", "\ta: b\n", "a:\n\tb: c\n", "a:\n  b: c\n\td: e\n", "a: b\t\n", "a: b\t# c\n", "a: b \t # c\n", "a\t: b\n", "-\ta\n", "- \ta\n", "-\ta: b\n", "- \ta: b\n", "-\t- a\n", "-\ta: b\n  c: d\n", "?\ta\n:\tb\n", "a: |\n\tb\n", "a: |\n  \tb\n", "a: |\n  b\n\t\nc: d\n", "a: |\n  b\n\tc\n", "a: |\t\n  b\n", "a: >\n  b\n  \tc\n", "\t\na: b\n", "a: b\n\t\nc: d\n", "a: b\n\t# c\nd: e\n", "a: b\n\tc\n", "a: b\n  \tc\n", "a:\n  \t b\n", "a:\n \tb: c\n", "a: 'b'\t\n", "a: \"b\"\t# c\n", "a: [b]\t\n", "a:\n  - b\n \t- c\n", "\t", "a: b\n\t", "a:\tb: c\n", "a: b\tc\n", "a:\n\t- b\n", "- a\n\t- b\n", "a: &x\tb\n", "a: !!str\tb\n", "---\ta: b\n", "---\t\na: b\n", "---\t# c\na: b\n",
	// Duplicate keys and merges.
	"a: 1\na: 2\n", "a: 1\n\"a\": 2\n", "a: {b: 1}\na: {c: 2}\n", "1: a\n1.0: b\n", "a: 1\n? a\n: 2\n", "- a: 1\n  a: 2\n", "x: &x {a: 1}\ny: {<<: *x, a: 2}\n", "x: &x {a: 1}\ny: {a: 2, <<: *x}\n", "x: &x {a: 1}\ny:\n  <<: *x\n  <<: {b: 2}\n", "x: &x {a: 1}\nz: &z {a: 2, b: 2}\ny: {<<: [*x, *z]}\n", "x: &x {a: 1}\nz: &z {a: 2, b: 2}\ny: {<<: [*x, *z], b: 3}\n", "y: {<<: {a: 1}}\n", "y: {<<: [{a: 1}, {a: 2}]}\n", "y: {<<: 1}\n", "y: {<<: [1]}\n", "y: {<<: }\n", "y: {<<: ~}\n", "y: {<<: []}\n", "x: &x [{a: 1}]\ny: {<<: *x}\n", "x: &x 1\ny: {<<: *x}\n", "{\"<<\": {a: 1}}\n", "{'<<': 1}\n", "{!!str <<: {a: 1}}\n", "{!!merge <<: {a: 1}}\n", "x: &x {<<: {a: 1}, b: 2}\ny: {<<: *x, c: 3}\n", "x: &x {a: 1}\ny: {b: 1, <<: *x, c: 2}\n", "<<: {a: 1}\nb: 2\n", "b: 2\n<<: {b: 1}\n", "<<: {a: {b: 1}}\na: {c: 1}\n", "y: {<<: {a: 1}, <<: {a: 2}}\n", "{\"a\": 1, \"a\": 2}\n", "{\"a\": {\"b\": 1, \"b\": 2}}\n",
	// Anchors and aliases.
	"a: &x 1\nb: *x\n", "a: *x\nb: &x 1\n", "a: &x {b: *x}\n", "a: &x [*x]\n", "a: &x\nb: *x\n", "a: &x\n  b: 1\nc: *x\n", "&x a: b\nc: *x\n", "&x a: b\n*x : c\n", "a: b\n*x: c\n", "a: &x.y 1\n", "a: &x-y_1 1\nb: *x-y_1\n", "a: &é 1\nb: *é\n", "a: &x 1\nb: &x 2\nc: *x\n", "a: &x &y 1\n", "a: & 1\n", "a: * \n", "a: *x y\n", "a: &x 1\n---\nb: *x\n", "a: &x !!str 1\nb: *x\n", "a: !!str &x 1\nb: *x\n", "- &x a\n- *x\n", "a: &x:y 1\n", "a: &x, 1\n", "a: [&x , *x]\n", "a: &x *y\n", "&x\na: 1\n", "&x [a]\n", "a: &1 b\nc: *1\n", "*x\n", "a: &x 'b'\nc: [*x,*x]\n", "a: *x#\n",
	// Block scalars.
	"a: |\n  b\n  c\n", "a: |-\n  b\n", "a: |+\n  b\n\n\nc: d\n", "a: |\n  b\n\n\nc: d\n", "a: >\n  b\n  c\n\n  d\n   e\n  f\n", "a: >-\n  b\n\n", "a: >+\n  b\n\n", "a: |2\n   b\n  c\n", "a: |1\n b\n", "a: |0\nb\n", "a: |9\n  b\n", "a: |10\n b\n", "a: |-2\n  b\n", "a: |2-\n  b\n", "a: |+-\n  b\n", "a: |x\n  b\n", "a: | # c\n  b\n", "a: |# c\n  b\n", "a: |\n", "a: |\nb: c\n", "a: |\n\n\nb: c\n", "a: |\n  \n  b\n", "a: |\n    \n  b\n", "a: |\n\n  b\n", "a: |\n   b\n  c\n", "a: |\n  b\n c\n", "a: |\n  b\n c: d\n", "a: |\n  b\n# c\n", "a: |\n  b\n # c\nd: e\n", "a: |\n  # b\n  c\n", "- |\n a\n- |\n  b\n", "- |\na\n", "|\n a\n", "|\na\n", ">\n a\n b\n", "a:\n  b: |\n  c\n", "a:\n  b: |\n   c\n  d: e\n", "a:\n- |\n b\n", "a:\n- |\n  b\n- c\n", "a: |\n  b", "a: |-\n  b\n  ", "a: |\n  b\n  ", "a: |\n  b\n \n", "a: >\n\n  b\n", "a: >\n  b\n\n   c\n\n  d\n", "a: >\n   b\n    c\n   d\n", "a: |\r\n  b\r\n  c\r\n", "a: |\r\n  b\r\n\r\n\r\nc: d\r\n", "a: |\n  b\rc\n", "a: &x |\n  b\nc: *x\n", "a: !!str |\n  1\n", "a: !!int |\n  1\n", "a: |\n  ---\n  b\n", "a: |\n  b\n---\nc: d\n", "a: |\n  b\n...\n", "? |\n  a\n: |\n  b\n", "a: |\n  b: 'c\n", "a: >\n  b\n  - c\n", "a: |4\n    b\n     c\n", "a: |2\n  b\n\n c\n", "a: |\n     b\n\n     c\n  \nd: e\n", "a: >\n  b  \n  c\n", "a: |  \n  b\n", "a:  |\n  b\n", "a:|\n  b\n",
	// Plain scalars over several lines.
	"a: b\n  c\n", "a: b\n c\n", "a: b\nc\n", "a: b\n\n\n  c\n", "a:\n  b\n  c\n", "a:\n b\n  c\n d\n", "a: b\n  # c\n  d\n", "a: b # c\n  d\n", "a: b\n  c: d\n", "a: b\n  - c\n", "a: b\n  'c'\n", "a: b\n  {c}\n", "a: b\n  c:\n", "- a\n  b\n", "- a\n b\n", "- a\nb\n", "a\nb\n", "a\n b\n", "a b: c d\n", "a\nb: c\n", "a: b c: d\n", "a: b: c\n", "a: - b\n", "a: b - c\n", "a: -\n", "a: - \n", "a: ?\n", "a: ? b\n", "a: :b\n", "a: : b\n", "a: b:\n", "a: b :c\n", "a: b : c\n", "a : b\n", "a :b\n", "a:b\n", "a:b: c\n", ": a\n", ":a\n", ":\n", "?\n", "? a\n", "? a\n: b\n", "? a\n:b\n", "?a: b\n", "? a: b\n: c\n", "? [a]\n: b\n", "- ? a\n  : b\n", "a: b#c\n", "a: b #c\n", "a: #b\n", "a:#b\n", "a: 'b'#c\n", "a: \"b\" #c\n", "#a\n", "a: b\n#c\n  d: e\n", "a:\n# b\n  c: d\n", "a:\n  # b\nc: d\n", "a: b\n   #c\n", "a: b,c\n", "a: b, c\n", "a: [b]c\n", "a: b]\n", "a: b}\n", "a: b'c\n", "a: b\"c\n", "a: 'b' 'c'\n", "a: 'b'c\n", "a: \"b\" c: d\n", "'a': b\n", "'a':b\n", "\"a\":b\n", "\"a\": b\n", "'a' : b\n", "\"a\" b: c\n", "a: b\n c\nd: e\n f\n",
	// Indented lists and maps.
	"- a\n- b\n", "-\n", "- \n- a\n", "-\n- a\n", "-a\n", "- - a\n  - b\n", "- - a\n - b\n", "- a: 1\n  b: 2\n", "- a: 1\n b: 2\n", "- a: 1\n   b: 2\n", "-\n  a: 1\n", "-\na: 1\n", "- a\n  - b\n", "- a\n - b\n", " - a\n- b\n", "a:\n- b\n", "a:\n- b\n- c\nd: e\n", "a:\n  - b\n  c: d\n", "a:\n  - b\n - c\n", "a:\n  b: c\n d: e\n", "a:\n   b: c\n  d: e\n", " a: b\nc: d\n", " a: b\n c: d\n", "a: b\n c: d\n", "a:\n  b:\n  c:\n", "a:\nb:\n", "a:\n  b\nc: d\n", "a: 1\n- b\n", "- a\nb: 1\n", "a:\n  - b: 1\n    c: 2\n  - d\n", "a:\n  -b\n", "a: -b\n", "a:\n    b: 1\n    c:\n        d: 2\n", "- !x\n  a: 1\n", "a: !x\n  b: 1\n", "a: !x\n- b\n", "a: &x\n- b\n", "a: &x b: c\n", "- &x a: b\n", "- &x\n  a: b\n", "a:\n  &x b: c\n", "a:\n  !x b: c\n", "- # c\n  a: 1\n", "a: # c\n  b: 1\n", "a: 1 b: 2\n", "a: 'b': c\n", "'a' 'b': c\n", "- - - - a\n", "- a: - b\n", "a: [b]: c\n", "a:\n\n\n  b: 1\n", "a:\n  b: 1\n\n  \n\n  c: 2\n",
	// Documents.
	"", "\n", "# c\n", "---\n", "---", "--- \n---\n", "---\n---\n---\n", "---\na: 1\n", "--- a\n", "--- a: 1\n", "--- {a: 1}\n", "--- [a]\n", "--- 'a'\n", "--- |\n a\n", "--- # c\na: 1\n", "---# c\na: 1\n", "---#\na: 1\n---#\nb: 2\n", "---a: 1\n", "----\n", "----\na: 1\n", "a: 1\n----\nb: 2\n", "a: 1\n---\nb: 2\n", "a: 1\n--- \nb: 2\n", "a: 1\n---b: 2\n", "a: 1\n--- b: 2\n", "a: 1\n ---\nb: 2\n", "a: 1\n---\n---\nb: 2\n", "a: 1\n...\n", "a: 1\n...\nb: 2\n", "a: 1\n...\n---\nb: 2\n", "a: 1\n... # c\n", "a: 1\n...b\n", "a: 1\n... b\n", "...\n", "...\na: 1\n", "%YAML 1.1\n---\na: 1\n", "%YAML 1.2\n---\na: 1\n", "%YAML 2.0\n---\na: 1\n", "%YAML 1.1\na: 1\n", "%TAG ! tag:x,2026:\n---\na: !y 1\n", "%FOO\n---\na: 1\n", "---\n%YAML 1.1\n---\na: 1\n", "a: 1\n%b\n", "a: 1\n...\n%YAML 1.1\n---\nb: 2\n", "a: 1\n---\r\nb: 2\r\n", "---\r\na: 1\r\n---\r\nb: 2\r\n", "a: 1\r---\rb: 2\r", "a: 1\n---\nb: ]\n---\nc: 3\n", "a: ]\n---\nb: 2\n", "a: 'b\n---\nc: d'\n", "a\n---\nb\n", "1\n---\n~\n---\n''\n", "null\n---\na: 1\n", "a: 1\n---\n# c\n---\nb: 2\n", "a: 1\n---\n\n", "\n\n---\n\na: 1\n\n---\n", "  ---\na: 1\n", "a: 1\n---\nb: 1\nb: 2\n---\nc: 3\n", "a: 1\n\n\n--- # d\n# e\n\nb: 2\n", "--- |\n", "---\n- a\n---\n- b\n", "---\n\t\n---\na: 1\n",
	// JSON.
	"{\"a\":1}", "{\"a\":1}\n{\"b\":2}\n", "{\"a\":1}{\"b\":2}", "{\"a\":1} {\"b\":2}\n\n{\"c\":3}", "{\"a\":1},{\"b\":2}", "{\"a\":1}\n---\n{\"b\":2}\n", "{\"a\":1}\n{\"b\":2}\n---\n{\"c\":3}\n", "{\"a\":1}\n---\nb: 2\n", "{\"a\":1}\nb: 2\n", "{\"a\":1}\n# c\n", "{\"a\":1} # c\n", "{\"a\":1}\n{b: 2}\n", "{a: 1}\n---\n{\"b\":2}\n", "[{\"a\":1}]", "[{\"a\":1}][{\"b\":2}]", "  {\"a\":1}", "\n\n{\"a\":1}", "\t{\"a\":1}", "\r\n{\"a\":1}\r\n{\"b\":2}", "---\n{\"a\":1}\n{\"b\":2}\n", "{\"a\":\"\\u0000\\ud83d\\ude00\\ud800\"}", "{\"a\":\"\\/\\b\\f\"}", "{\"a\":\"b\tc\"}", "{\"a\":\"b\nc\"}", "{\"a\":\"\x7f\"}", "{\"a\":\"\u2028\u0085\"}", "{\"a\":1e400}", "{\"a\":01}", "{\"a\":.5}", "{\"a\":1.}", "{\"a\":+1}", "{\"a\":-0}", "{\"a\":1E3}", "{\"a\":1,}", "{\"a\":[1,]}", "{'a':1}", "{\"a\":'b'}", "{\"a\":NaN}", "{\"a\":yes}", "{\"a\":True}", "{\"a\":null}", "{\"a\":}", "{\"a\"}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1", "{\"a\":\"b}", "{}", "{}{}", "{}\n{}\n{}\n", "{} a\n", "{}\n---\n", "null", "1", "\"a\"", "true", "{\"a\":\"it's\"}", "{\"a\":{\"b\":{\"c\":[[],{}]}}}", "{\"a\":100000000000000000000}", "{\"a\":9007199254740993}", "{\"a\":1.0}", "{\"a\":\"<&>\"}", "// c\n{\"a\":1}", "{\"a\":1} // c\n", "{\"a\":1}\n---\n{\"b\":2}\n---\n{\"c\":3}\n", "{\n \"a\": 1\n}\n{\n \"b\": 2\n}\n", "{\"__proto__\":1,\"constructor\":2}", "{\"\":1}", "{\n\t\"a\":\t[\n\t\t1\n\t]\n}\n", "{\n\t\"a\": {\n\t\t\"b\": \"c\"\n\t}\n}\n---\nd: 1\n", "{\"a\":\n1}", "{\n# c\n\"a\": 1}", "{\"a\":1}\n\n\n---\n\n\nb: 2\n", "{\"a\":1}\n]\n", "{\"a\":1}}\n",
	// Unusual characters.
	"a: b\x00\n", "a: b\x01\n", "a: \"b\x07\"\n", "a: b\x7f\n", "a: 'b\u0085c'\n", "a: b\u0085c: d\n", "a: b\u2028c\n", "a: 'b\u2028c'\n", "a: |\n  b\u2028  c\n", "# c\u0085a: b\n", "a: b\u00a0c\n", "a:\u00a0b\n", "\u00a0a: b\n", "a: b\ufeff\n", "a: \ufeffb\n", "---\n\ufeffa: b\n", "a: 1\n---\n\ufeffb: 2\n", "a: \ufffd\n", "a: \uffff\n", "a: \ue000\ue001\n", "a: 😀\n😀: b\n", "é: ü\n", "a: \u200bb\n", "a: b\u202ec\n", "# \x00\na: b\n", "a: \x1b[0m\n", "a: b\x0bc\n", "a: b\x0cc\n", "\x0ca: b\n", "a: b\rc: d\r", "a: b\r  c\n", "a: 'b\r\rc'\n", "a: b\r\n\r\n  c\r\n", "a: b\n\rc: d\n", "a: \x80b\n", "a: \xc3\xa9\xc3\n", "\xff\xfea: b\n", "a: \xed\xa0\x80\n",
	"a: " + strings.Repeat("x", 5000) + "\n", strings.Repeat("k", 1020) + ": v\n", strings.Repeat("k", 1023) + ": v\n", strings.Repeat("k", 1024) + ": v\n", strings.Repeat("k", 1025) + ": v\n", "\"" + strings.Repeat("k", 1030) + "\": v\n", "{\"" + strings.Repeat("k", 1030) + "\": 1}\n", "{" + strings.Repeat("k", 1030) + ": 1}\n", "a: '" + strings.Repeat("x ", 3000) + "\n" + strings.Repeat("y", 300) + "'\n", strings.Repeat("[", 50) + strings.Repeat("]", 50) + "\n", strings.Repeat(" ", 4100) + "{\"a\":1}", strings.Repeat("\n", 4100) + "{\"a\":1}{\"b\":2}", "[" + strings.Repeat("1,", 600) + "{" + strings.Repeat("b", 500) + ": 1}]\n",
}

// encodings are texts as Windows editors save them.
func encodings() []string {
	texts := []string{"a: b\n", "a: é\n---\nb: 😀\n", "{\"a\":1}{\"b\":2}", "a: 'b\r\nc'\r\n"}
	var encoded []string
	for _, text := range texts {
		encoded = append(encoded, "\xef\xbb\xbf"+text, "\xef\xbb\xbf---\n"+text, "\xff\xfe"+utf16Text(text, 0), "\xfe\xff"+utf16Text(text, 1), utf16Text(text, 0))
	}
	return append(encoded, "\xff\xfe", "\xff\xfea", "\xff\xfe\x00\xd8", "\xef\xbb\xbf\xef\xbb\xbfa: b\n", "\xef\xbb\xbf", "\xef\xbb\xbf# c\na: b\n")
}

// utf16Text writes the low byte of each unit first, or second.
func utf16Text(text string, low int) string {
	var bytes []byte
	for _, unit := range utf16.Encode([]rune(text)) {
		pair := [2]byte{}
		pair[low], pair[1-low] = byte(unit), byte(unit>>8)
		bytes = append(bytes, pair[:]...)
	}
	return string(bytes)
}
