import { type Stories, storiesOf } from './stories'

/** All `*.stories.tsx` of the kernel, found by the build: a new file needs no entry anywhere. */
export function collectStories(): Stories[] {
  const context = import.meta.webpackContext('../../../src', { recursive: true, regExp: /\.stories\.tsx$/ })
  return context
    .keys()
    .map((path) => storiesOf(path, context(path)))
    .sort((a, b) => a.title.localeCompare(b.title, 'ru'))
}
