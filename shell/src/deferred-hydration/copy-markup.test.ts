import { copyMarkup } from './copy-markup'

const put = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`
  return document.body.firstElementChild as HTMLElement
}
const shown = (copy: ReturnType<typeof copyMarkup>) => {
  const place = document.createElement('div')
  place.append(copy.nodes)
  return place
}
afterEach(() => document.body.replaceChildren())

test('the copy has what was typed and ticked, and leaves the original where it is', () => {
  const place = put(
    '<input value="а"><textarea></textarea><input type="checkbox"><select><option>1<option>2</select>',
  )
  const [text, area, tick, select] = place.children as unknown as HTMLInputElement[]
  Object.assign(text as object, { value: 'бумага' })
  Object.assign(area as object, { value: 'срочно' })
  Object.assign(tick as object, { checked: true })
  Object.assign(select as object, { value: '2' })
  const copies = [...shown(copyMarkup(place)).children] as HTMLInputElement[]
  expect(copies.map(({ value }) => value)).toEqual(['бумага', 'срочно', 'on', '2'])
  expect(copies[2]?.checked).toBe(true)
  expect(place.children).toHaveLength(4)
})

test('files, which no page may choose, are left out', () => {
  const place = put('<input type="file"><p>Файл</p>')
  expect(shown(copyMarkup(place)).innerHTML).toBe('<input type="file"><p>Файл</p>')
})

test('it knows which element had the focus, and its caret', () => {
  const place = put('<form><input value="клей"><button>Найти</button></form>')
  expect(copyMarkup(place).focus).toBeUndefined()
  const field = place.querySelector('input') as HTMLInputElement
  field.focus()
  field.setSelectionRange(1, 2)
  expect(copyMarkup(place).focus).toEqual({ index: 1, selection: [1, 2] })
  place.querySelector('button')?.focus()
  expect(copyMarkup(place).focus).toEqual({ index: 2, selection: undefined })
})
