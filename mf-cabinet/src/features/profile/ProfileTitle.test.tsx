import { LOGGED_IN, partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { cabinetApi } from '../../testing/cabinet-api'
import { ProfileTitle } from './ProfileTitle'

cabinetApi()

test.each([
  [{ SURNAME: 'Соколова', NAME: 'Марина', MIDDLE_NAME: 'Петровна' }, 'Соколова Марина Петровна'],
  [{ SURNAME: '', NAME: 'Марина', MIDDLE_NAME: '' }, 'Марина'],
  [{ SURNAME: '', NAME: '', MIDDLE_NAME: '' }, 'Профиль'],
])('of %j the title is «%s»', (names, title) => {
  renderWithKernel(<ProfileTitle />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: { ...names, COMPANY_NAME: null } }),
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(new RegExp(`^${title}$`))
})

test('beside it stands the company', () => {
  const { container } = renderWithKernel(<ProfileTitle />, {
    kernel: partKernel({ cookies: LOGGED_IN, personal: { COMPANY_NAME: 'ООО «Вектор»' } }),
  })
  expect(container).toHaveTextContent(/^Соколова Марина Петровна\s*ООО «Вектор»$/)
})
