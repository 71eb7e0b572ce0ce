// The verdicts on machines are those that Argo CD and Flux get, over what a server reported in each situation.
import { verdictOf } from '../../../../src/cli/wait/diagnosis/verdict';
import { NO_RELATED_OBJECTS } from '../../../../src/cli/wait/observation/related-objects';
import { judgeOf } from '../../../../src/cli/wait/readiness/kinds';
import recorded from '../../../gitops/recorded.json';

const objects: { readonly [title: string]: any } = recorded;

/** What Argo CD's interpreter made of the same objects. */
const argoCd: string = jest.requireActual('../../../gitops/__snapshots__/health.cluster.ts.snap')['every situation has its verdict 1'];
const HEALTH: { readonly [state: string]: string } = { ready: 'Healthy', progressing: 'Progressing', failed: 'Degraded' };

const readiness = (title: string) => judgeOf(objects[title])!(objects[title]);

test.each(Object.keys(objects))('Argo CD agrees on %s', (title) => {
  const [, health] = new RegExp(`"${title}": "(\\w+):`).exec(argoCd)!;
  expect(HEALTH[readiness(title).state]).toBe(health);
});

test('every situation has its reason', () => {
  expect(Object.fromEntries(Object.keys(objects).map((title) => {
    const { state, reason, message } = readiness(title);
    return [title, `${state}: ${reason}${message ? `: ${message}` : ''}`];
  }))).toMatchSnapshot();
});

test('every failure has its cause and advice, from the object\'s own status alone', () => {
  const failures = Object.keys(objects).filter((title) => readiness(title).state === 'failed');
  const verdicts = failures.map((title): [string, any] => [title, verdictOf(objects[title], objects[title], NO_RELATED_OBJECTS)]);
  expect(Object.fromEntries(verdicts)).toMatchSnapshot();
});

test('an object that no controller has seen yet is progressing', () => {
  for (const { status, ...fresh } of Object.values(objects)) {
    expect(judgeOf(fresh)!(fresh).state).toBe('progressing');
  }
});
