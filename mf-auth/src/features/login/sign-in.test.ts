import { partKernel } from '@prilavok/shared-kernel/testing'
import { authApi, CUSTOMER, MERGE } from '../../testing/auth-api'
import { signIn } from './sign-in'

const { called } = authApi()

test('both consents are those of the login, and what the visitor has chosen comes along', async () => {
  const kernel = partKernel()
  await signIn(kernel, CUSTOMER.email, CUSTOMER.password)
  const [consentsOf] = kernel.platform.local.get('consents_of')?.split('|') ?? []
  expect(consentsOf).toBe(kernel.platform.cookies.get('login_stamp'))
  expect(called(MERGE)).toHaveLength(1)
})

test('a login that fails gives no consents and takes nothing along', async () => {
  const kernel = partKernel()
  await expect(signIn(kernel, CUSTOMER.email, 'wrong')).rejects.toMatchObject({ name: 'LoginError' })
  expect(kernel.platform.local.get('consents_of')).toBeUndefined()
  expect(called(MERGE)).toEqual([])
})
