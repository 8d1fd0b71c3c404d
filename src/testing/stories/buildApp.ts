import { runProgram } from '../../tools/runProgram';

/** Builds what has changed, so that the stories are played on the sources as they are. */
async function buildApp(): Promise<void> {
  const { code } = await runProgram(process.execPath, ['src/tools/launch.mjs', 'build'], { shown: true });
  if (code !== 0) throw new Error('The build failed.');
}

export default buildApp;
