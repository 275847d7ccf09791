import { parseList } from './parse-list'
import { ofOffices } from './testing/lists-of-offices'
import { cells } from './testing/varied-cells'
import { forms } from './testing/varied-forms'
import { texts } from './testing/varied-letters'
import { tables } from './testing/varied-lists'

/** «code or beginning of the name × count». */
const read = (text: string) =>
  parseList(text).lines.map(({ code, name = '', quantity, unreadCount }) => {
    const count = quantity ?? (unreadCount === undefined ? '?' : `«${unreadCount}»`)
    return `${code ?? name.slice(0, 24)} × ${count}`
  })

test.each([...tables, ...forms, ...cells])('a table: %s', (_what, text, lines) =>
  expect(read(text)).toEqual(lines),
)
test.each(texts)('a text: %s', (_what, text, lines) => expect(read(text)).toEqual(lines))
test.each(ofOffices)('a list of an office: %s', (_what, text, lines) => expect(read(text)).toEqual(lines))
