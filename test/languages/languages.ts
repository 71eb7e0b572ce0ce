// How to set up a project with the library in each language, and how to run a program in it.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'fs';
import { homedir } from 'os';
import { join } from 'path';
import { CDK8S, CONSTRUCTS, type Packages, VERSION } from './packages';
import { run } from './run';

export interface Language {
  readonly name: string;
  /**
   * Creates a project in an empty folder, with the library and the programs of another folder, checks their types and, if the language
   * requires it, compiles them.
   */
  readonly install: (folder: string, packages: Packages, programs: string) => Promise<void>;
  /** Runs a program in the folder of its files, and returns its output. */
  readonly run: (folder: string, program: string, env: { readonly [variable: string]: string }) => Promise<string>;
}

/** Copies a file of each program, and returns the copies' paths in the folder. */
function copyPrograms(folder: string, file: string, programs: string): string[] {
  return readdirSync(programs).map((program) => {
    mkdirSync(join(folder, program), { recursive: true });
    copyFileSync(join(programs, program, file), join(folder, program, file));
    return `${program}/${file}`;
  });
}

const typescript: Language = {
  name: 'TypeScript',
  install: async (folder, packages, programs) => {
    const copied = copyPrograms(folder, 'main.ts', programs);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--no-audit', '--no-fund', packages.npm, `cdk8s@${CDK8S}`, `constructs@${CONSTRUCTS}`, 'tsx@4', 'typescript@5', '@types/node@20'], { cwd: folder });
    await run('npx', ['tsc', '--noEmit', '--strict', '--module', 'node16', '--target', 'es2022', ...copied], { cwd: folder });
  },
  run: (folder, program, env) => run(join(folder, 'node_modules/.bin/tsx'), ['main.ts'], { cwd: join(folder, program), env }),
};

const python: Language = {
  name: 'Python',
  install: async (folder, packages, programs) => {
    const copied = copyPrograms(folder, 'main.py', programs);
    await run('python3', ['-m', 'venv', '.venv'], { cwd: folder });
    await run('.venv/bin/pip', ['install', '--quiet', packages.wheel, `cdk8s==${CDK8S}`, `constructs==${CONSTRUCTS}`, 'mypy==1.*', 'pytest==8.*'], { cwd: folder });
    await run('.venv/bin/mypy', ['--strict', '--explicit-package-bases', ...copied], { cwd: folder });
  },
  run: (folder, program, env) => run(join(folder, '.venv/bin/python'), ['main.py'], { cwd: join(folder, program), env }),
};

const pom = ({ maven }: Packages) => `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId><artifactId>programs</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <build><sourceDirectory>.</sourceDirectory></build>
  <repositories><repository><id>packages</id><url>file://${maven}</url></repository></repositories>
  <dependencies>
    <dependency><groupId>io.github.cdk8s-kubevirt</groupId><artifactId>cdk8s-kubevirt</artifactId><version>${VERSION}</version></dependency>
    <dependency><groupId>org.cdk8s</groupId><artifactId>cdk8s</artifactId><version>${CDK8S}</version></dependency>
    <dependency><groupId>software.constructs</groupId><artifactId>constructs</artifactId><version>${CONSTRUCTS}</version></dependency>
    <dependency><groupId>org.junit.platform</groupId><artifactId>junit-platform-console-standalone</artifactId><version>1.11.4</version></dependency>
  </dependencies>
</project>
`;

/** Maven's cache without the library itself, whose content changes under the same version. */
const MAVEN_CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-kubevirt/maven');

const java: Language = {
  name: 'Java',
  install: async (folder, packages, programs) => {
    copyPrograms(folder, 'Main.java', programs);
    writeFileSync(join(folder, 'pom.xml'), pom(packages));
    rmSync(join(MAVEN_CACHE, 'io/github/cdk8s-kubevirt'), { recursive: true, force: true });
    await run('mvn', ['--quiet', '--batch-mode', `-Dmaven.repo.local=${MAVEN_CACHE}`, 'compile', 'dependency:copy-dependencies'], { cwd: folder });
  },
  run: (folder, program, env) => run('java', ['-cp', `${folder}/target/classes:${folder}/target/dependency/*`, `${program}.Main`], { cwd: join(folder, program), env }),
};

export const goModule = (name: string, { go }: Packages) => `module ${name}

go 1.25

require (
\tgithub.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt v${VERSION}
\tgithub.com/cdk8s-team/cdk8s-core-go/cdk8s/v2 v${CDK8S}
)

replace (
\tgithub.com/cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt => ${join(go, 'cdk8skubevirt')}
\tgithub.com/cdk8s-team/cdk8s-core-go/cdk8s/v2 => ${join(go, 'cdk8s')}
)
`;

const go: Language = {
  name: 'Go',
  install: async (folder, packages, programs) => {
    copyPrograms(folder, 'main.go', programs);
    writeFileSync(join(folder, 'go.mod'), goModule('example.com/programs', packages));
    await run('go', ['mod', 'tidy'], { cwd: folder });
    await run('go', ['vet', './...'], { cwd: folder });
    const misshapen = await run('gofmt', ['-l', '.'], { cwd: folder });
    if (misshapen !== '') {
      throw new Error(`gofmt would lay out otherwise: ${misshapen}`);
    }
    await run('go', ['build', '-o', 'bin/', './...'], { cwd: folder });
  },
  run: (folder, program, env) => run(join(folder, 'bin', program), [], { cwd: join(folder, program), env }),
};

export const LANGUAGES: readonly Language[] = [typescript, python, java, go];
