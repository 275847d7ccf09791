import { userOptions } from './user-options'

const user = (EMAIL: string, NAME: string, PHONE = '') => ({ EMAIL, NAME, PHONE })

test('[CAB-026] who orders is told by name; alike ones with their e-mail; the nameless by e-mail and phone', () => {
  expect(
    userOptions([
      user('b@x.example', 'Титов'),
      user('', 'Никто'),
      user('a@x.example', 'Соколова'),
      user('c@x.example', 'Титов'),
      user('d@x.example', '', '+7 916'),
      user('e@x.example', ''),
      user('a@x.example', 'Соколова Марина'),
    ]),
  ).toEqual([
    { value: 'a@x.example', label: 'Соколова Марина' },
    { value: 'b@x.example', label: 'Титов, b@x.example' },
    { value: 'c@x.example', label: 'Титов, c@x.example' },
    { value: 'd@x.example', label: 'd@x.example, +7 916' },
    { value: 'e@x.example', label: 'e@x.example' },
  ])
})

test('before the list has come nobody is known', () => {
  expect(userOptions()).toEqual([])
})
