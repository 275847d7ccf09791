import { isLeftOver } from './left-over'

const HOOK = 'lint/correctness/useExhaustiveDependencies: This hook'

test.each([
  'lint/correctness/noConstantCondition: This condition always evaluates to the same value.',
  'lint/correctness/noUnusedVariables: This variable a is unused.',
  'lint/correctness/noUnusedImports: This import is unused.',
  `${HOOK} specifies more dependencies than necessary: code.`,
])('left behind: %s', (fault) => {
  expect(isLeftOver(fault)).toBe(true)
})

test.each([
  `${HOOK} does not specify its dependency on hash.`,
  `${HOOK} specifies more dependencies than necessary: "Stryker was here".`,
  'lint/a11y/noPositiveTabindex: Avoid positive values for the tabIndex prop.',
])('a mistake of its own: %s', (fault) => {
  expect(isLeftOver(fault)).toBe(false)
})
