// A project in Java: Maven builds it, JUnit runs its test, and the compiler's warnings are its lint.
import { fluxSource, IMAGE, machinesFolder, NAMESPACE_ANNOTATIONS, outputFolder, type ProjectChoices, type ProjectLanguage, SSH_KEY, text } from './project';
import { peerDependencies, version } from '../../../package.json';

const MAIN = 'src/main/java/machines';

export const JAVA: ProjectLanguage = {
  title: 'Java',
  commands: {
    install: 'mvn --batch-mode --quiet test-compile',
    lint: 'mvn --batch-mode --quiet compile',
    test: 'mvn --batch-mode --quiet test',
    synth: 'mvn --batch-mode --quiet compile exec:java',
  },
  setup: { uses: 'actions/setup-java@v5', with: { 'distribution': 'temurin', 'java-version': '21' } },
  program: `${MAIN}/Machines.java`,
  programTest: 'src/test/java/machines/MachinesTest.java',
  delivery: { path: `${MAIN}/Delivery.java`, argocd: argoCd, flux },
  ignored: ['target/'],
  files: (choices) => ({
    'pom.xml': pom(choices),
    [`${MAIN}/Machines.java`]: machines(choices),
    'src/test/java/machines/MachinesTest.java': TEST,
    [`${MAIN}/Main.java`]: main(choices),
  }),
};

const dependency = (group: string, artifact: string, number: string, scope = '') => (
  `    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${number}</version>${scope}</dependency>`
);

const plugin = (group: string, artifact: string, number: string, ...configuration: string[]) => text(
  '      <plugin>', `        <groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${number}</version>`,
  ...configuration.map((each) => `        <configuration>${each}</configuration>`), '      </plugin>',
).trimEnd();

function pom({ name }: ProjectChoices): string {
  return text(
    '<project xmlns="http://maven.apache.org/POM/4.0.0">',
    '  <modelVersion>4.0.0</modelVersion>',
    `  <groupId>com.example</groupId><artifactId>${name}</artifactId><version>1</version>`,
    '  <properties>',
    '    <maven.compiler.release>17</maven.compiler.release>',
    '    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>',
    // A property, unlike the plugin's configuration, gives way to -Dexec.mainClass.
    '    <exec.mainClass>machines.Main</exec.mainClass>',
    '  </properties>',
    '  <dependencies>',
    dependency('io.github.cdk8s-kubevirt', 'cdk8s-kubevirt', version),
    dependency('org.cdk8s', 'cdk8s', peerDependencies.cdk8s.replace('^', '')),
    dependency('software.constructs', 'constructs', peerDependencies.constructs.replace('^', '')),
    dependency('org.junit.jupiter', 'junit-jupiter', '5.11.4', '<scope>test</scope>'),
    '  </dependencies>',
    '  <build>',
    '    <plugins>',
    plugin('org.apache.maven.plugins', 'maven-compiler-plugin', '3.13.0', '<compilerArgs><arg>-Xlint:all,-processing</arg><arg>-Werror</arg></compilerArgs>'),
    plugin('org.apache.maven.plugins', 'maven-surefire-plugin', '3.5.2', '<trimStackTrace>true</trimStackTrace>'),
    plugin('org.codehaus.mojo', 'exec-maven-plugin', '3.5.0'),
    '    </plugins>',
    '  </build>',
    '</project>',
  );
}

function machines({ gitops }: ProjectChoices): string {
  return text(
    'package machines;',
    '',
    ...gitops === 'argocd' ? ['import io.github.cdk8skubevirt.ArgoCd;'] : [],
    ...['CloudInit', 'CloudInitProps', 'CloudInitUser', 'ImageSource', 'Machine', 'MachineSize']
      .map((name) => `import io.github.cdk8skubevirt.${name};`),
    'import java.util.List;',
    gitops === undefined ? undefined : 'import java.util.Map;',
    ...gitops === undefined ? [] : ['ApiObject', 'ApiObjectMetadata'].map((name) => `import org.cdk8s.${name};`),
    ...['App', 'AppProps', 'Chart', ...gitops === undefined ? [] : ['ChartProps']].map((name) => `import org.cdk8s.${name};`),
    '',
    '/** The machines. */',
    'public final class Machines {',
    '  private Machines() {}',
    '',
    '  public static App app() {',
    `    App app = new App(AppProps.builder().outdir("${machinesFolder(gitops)}").build());`,
    ...gitops === undefined ? ['    Chart chart = new Chart(app, "machines");'] : [
      '    Chart namespace = new Chart(app, "namespace");',
      '    ApiObject.Builder.create(namespace, "machines")',
      '        .apiVersion("v1")',
      '        .kind("Namespace")',
      '        .metadata(ApiObjectMetadata.builder()',
      '            .name("machines")',
      '            // All disks would be deleted with the namespace.',
      `            .annotations(Map.of(${NAMESPACE_ANNOTATIONS.map(([name, value]) => `\n                "${name}", "${value}"`).join(',')}))`,
      '            .build())',
      '        .build();',
      '    Chart chart = new Chart(app, "machines", ChartProps.builder().namespace("machines").build());',
    ],
    '    Machine.Builder.create(chart, "web-1")',
    '        .size(MachineSize.MEDIUM)',
    `        .image(ImageSource.registry("${IMAGE}"))`,
    '        .cloudInit(CloudInit.noCloud(CloudInitProps.builder()',
    '            .users(List.of(CloudInitUser.builder()',
    '                .name("ada")',
    '                .sudo("ALL=(ALL) NOPASSWD:ALL")',
    `                .sshAuthorizedKeys(List.of("${SSH_KEY}"))`,
    '                .build()))',
    '            .build()))',
    '        .build();',
    gitops === 'argocd' ? '    // Last, after all objects are created.\n    ArgoCd.addSyncWaves(app);' : undefined,
    '    return app;',
    '  }',
    '}',
  );
}

const TEST = `package machines;

import io.github.cdk8skubevirt.DiskExpectation;
import io.github.cdk8skubevirt.MachineAssertions;
import org.junit.jupiter.api.Test;

class MachinesTest {
  @Test
  void theMachinesAreAsTheyAreWantedAndTheClusterTakesThem() {
    MachineAssertions found = MachineAssertions.fromApp(Machines.app());
    found.countIs(1);
    found.hasDisk("web-1", DiskExpectation.builder().name("root").image("${IMAGE}").build());
    found.isAdmitted();
  }
}
`;

function main({ gitops }: ProjectChoices): string {
  return text(
    'package machines;',
    '',
    'import java.io.File;',
    'import java.io.IOException;',
    'import java.nio.file.Files;',
    'import java.nio.file.Path;',
    'import java.util.Comparator;',
    '',
    `/** Writes the manifests to ${outputFolder(gitops)}/. */`,
    'public final class Main {',
    '  private Main() {}',
    '',
    '  public static void main(String[] arguments) throws IOException {',
    `    empty(Path.of("${outputFolder(gitops)}"));`,
    '    Machines.app().synth();',
    gitops === undefined ? undefined : '    Delivery.app().synth();',
    '  }',
    '',
    '  /** Charts that are gone would leave their files there, to be applied again. */',
    '  private static void empty(Path folder) throws IOException {',
    '    if (Files.exists(folder)) {',
    '      try (var files = Files.walk(folder)) {',
    '        files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);',
    '      }',
    '    }',
    '  }',
    '}',
  );
}

function argoCd({ repository }: ProjectChoices): string {
  return `package machines;

import io.github.cdk8skubevirt.ArgoCdApplication;
import io.github.cdk8skubevirt.ArgoCdCustomizations;
import io.github.cdk8skubevirt.ArgoCdSource;
import java.util.List;
import org.cdk8s.App;
import org.cdk8s.AppProps;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;

/** Configures Argo CD: apply it once, with kubectl apply --server-side --filename manifests/argo-cd. */
public final class Delivery {
  private Delivery() {}

  public static App app() {
    App app = new App(AppProps.builder().outdir("manifests/argo-cd").build());
    Chart chart = new Chart(app, "argo-cd", ChartProps.builder().namespace("argocd").build());
    new ArgoCdCustomizations(chart, "customizations");
    ArgoCdApplication.Builder.create(chart, "machines")
        .sources(List.of(ArgoCdSource.builder()
            .repoUrl("${repository}")
            .targetRevision("main")
            .path("manifests/machines")
            .build()))
        .destinationNamespace("machines")
        .build();
    return app;
  }
}
`;
}

function flux({ repository }: ProjectChoices): string {
  const { url, secret } = fluxSource(repository);
  const key = secret === undefined ? '' : `
            // Create the key with ${secret.createCommand}
            "secretRef", Map.of("name", "${secret.name}"),`;
  return `package machines;

import io.github.cdk8skubevirt.FluxKustomization;
import io.github.cdk8skubevirt.FluxSource;
import io.github.cdk8skubevirt.FluxSourceKind;
import java.util.Map;
import org.cdk8s.ApiObject;
import org.cdk8s.ApiObjectMetadata;
import org.cdk8s.App;
import org.cdk8s.AppProps;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;
import org.cdk8s.JsonPatch;

/** Configures Flux: apply it once, with kubectl apply --filename manifests/flux. */
public final class Delivery {
  private Delivery() {}

  public static App app() {
    App app = new App(AppProps.builder().outdir("manifests/flux").build());
    Chart chart = new Chart(app, "flux", ChartProps.builder().namespace("flux-system").build());
    ApiObject.Builder.create(chart, "repository")
        .apiVersion("source.toolkit.fluxcd.io/v1")
        .kind("GitRepository")
        .metadata(ApiObjectMetadata.builder().name("machines").build())
        .build()
        .addJsonPatch(JsonPatch.add("/spec", Map.of(
            "url", "${url}",${key}
            "ref", Map.of("branch", "main"),
            "interval", "1m")));
    FluxKustomization.Builder.create(chart, "machines")
        .source(FluxSource.builder().kind(FluxSourceKind.GIT_REPOSITORY).name("machines").build())
        .path("./manifests/machines")
        .build();
    return app;
  }
}
`;
}
