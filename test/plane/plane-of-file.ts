/**
 * Decides on a test file's plane: files share one, except that each file which would break it for the others gets its own.
 *
 * Such a file declares `@disturbs` and what it breaks in its first comment.
 */
import { mkdirSync, rmSync } from 'fs';
import { TestEnvironment } from 'jest-environment-node';
import { down, up } from './plane';
import { ownPlaneFolder } from './test-run';

export default class PlaneEnvironment extends TestEnvironment {
  private readonly isAlone: boolean;
  private own?: string;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    this.isAlone = 'disturbs' in context.docblockPragmas;
    this.global.isAloneOnPlane = this.isAlone;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const { PLANE_TEST_FOLDER: shared, PLANE_TEST_BIN: bin } = process.env;
    if (this.isAlone && shared !== undefined) {
      this.own = ownPlaneFolder(shared);
      mkdirSync(this.own, { recursive: true });
      await up(this.own, bin!, () => undefined);
      this.global.process.env.PLANE_TEST_FOLDER = this.own;
    }
  }

  override async teardown(): Promise<void> {
    if (this.own !== undefined) {
      await down(this.own);
      rmSync(this.own, { recursive: true });
    }
    await super.teardown();
  }
}
