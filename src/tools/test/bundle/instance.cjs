/* eslint-env jest */
/**
 * The bundle as this test file has it: a module of Jest's, so that each file gets instances of its own and
 * `jest.resetModules` makes new ones.
 */
const run = globalThis[Symbol.for('styrbord.testBundle')];

if (run) run(module, exports, require, jest);
// In an environment that a test asks for itself, as `@jest-environment node`.
else module.exports = require(process.env.TEST_BUNDLE);
