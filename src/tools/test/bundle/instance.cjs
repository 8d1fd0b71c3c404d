/**
 * The bundle as this test file has it: a module of Jest's, so that `jest.resetModules` makes new ones where the
 * environment has not been shared.
 */
globalThis[Symbol.for('styrbord.testBundle')](module, exports, require, jest);
