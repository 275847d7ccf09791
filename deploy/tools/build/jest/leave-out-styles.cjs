const { StyleSheet } = require('@emotion/sheet')

// jsdom matches every rule of the page against every element whenever a test asks for a role or for what is visible: a third of
// the time of all tests. What is hidden is hidden by attributes; a test of styles says `@jest-environment-options {"styles": true}`.
if (!globalThis.testsStyles) StyleSheet.prototype.insert = () => undefined
