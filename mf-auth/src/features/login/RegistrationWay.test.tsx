import { partKernel, renderWithKernel } from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { RegistrationWay } from './RegistrationWay'

test('who has no account is led to the registration, with the e-mail', () => {
  const { container } = renderWithKernel(<RegistrationWay email="a@b.example" />, { kernel: partKernel() })
  expect(container).toHaveTextContent(/^Нет учётной записи\? Зарегистрироваться$/)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/registration?email=a%40b.example')
})
