import { pageViews } from './health'

test.each([
  [{ view: 5, fallback: 2 }, 5],
  [{ view: 2, fallback: 5 }, 5],
  [{ view: 5 }, 5],
  [{ fallback: 5 }, 5],
  [{}, 0],
])('%j are %i page views', (counts, views) => {
  expect(pageViews(counts)).toBe(views)
})
