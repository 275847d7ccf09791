import { fullName } from './person'

test.each([
  [{ SURNAME: 'Соколова', NAME: 'Марина' }, 'Соколова Марина'],
  [{ SURNAME: '', NAME: 'Марина' }, 'Марина'],
  [undefined, ''],
])('what is missing of a name leaves no space', (person, text) => {
  expect(fullName(person)).toBe(text)
})
