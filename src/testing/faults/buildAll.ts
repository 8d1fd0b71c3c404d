import buildTestBundle from '../../tools/test/bundle/buildTestBundle';
import buildApp from '../stories/buildApp';

/** Builds the app, which the faults happen to, and the sources that the tests themselves use. */
async function buildAll(): Promise<void> {
  await buildApp();
  await buildTestBundle();
}

export default buildAll;
