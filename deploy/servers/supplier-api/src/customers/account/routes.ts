import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../platform/http/api'
import { isSecure, openVisit, visitorCookie } from '../../platform/session/visitor'
import { deviceCookie, deviceFor } from '../token/device'
import type { AccountCall } from './account-call'
import { changePassword } from './change-password'
import { checkEmail } from './check-email'
import { confirm } from './confirm'
import { recover } from './recovery'
import { register } from './register'
import { CheckQuery, ConfirmFields, RegisterBody } from './register-body'
import { checkCheckword, resetPassword } from './reset-password'
import { signUp } from './sign-up'

/** The short form has a password and none of the fields of the long one (AMB-25). */
const isShortForm = (body: RegisterBody): boolean =>
  body.password !== undefined && body.name === undefined && body.surname === undefined

function answerForm(call: AccountCall): Promise<RegisterAnswer> {
  switch (call.body.type) {
    case 'registration':
      return isShortForm(call.body) ? signUp(call) : register(call)
    case 'change_password':
      return changePassword(call)
    case 'recovery':
      return recover(call)
    case 'reset_password':
      return resetPassword(call)
  }
}

async function renewVisit(
  { db }: FastifyInstance,
  { session, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { code } = await openVisit(db, session.shopId, headers.cookie, { renew: true })
  reply.header('set-cookie', visitorCookie(code, isSecure(headers)))
}

/** Whether an answer says that the owner of an account has set its password here. */
const isOwnersDevice = ({ type }: RegisterBody, answer: RegisterAnswer): boolean =>
  answer.refresh_token !== undefined || (type === 'reset_password' && answer.SUCCESS === 'Y')

/** Registration, recovery and passwords (001 §7). What is wrong with a form is an answer with SUCCESS N. */
export async function account(app: Api): Promise<void> {
  app.get(
    '/v3/api/auth/register/',
    { schema: { querystring: CheckQuery, summary: 'Checks an e-mail before registration, or a check word' } },
    async (request): Promise<RegisterAnswer> => {
      const call = { app, request, body: request.query }
      return call.body.type === 'validation' ? checkEmail(call) : checkCheckword(call)
    },
  )

  app.post(
    '/v3/api/auth/register/',
    { schema: { body: RegisterBody, summary: 'Registration, recovery and change of a password' } },
    async (request, reply): Promise<RegisterAnswer> => {
      const { body, headers, session } = request
      const device = await deviceFor(app.db, session.shopId, headers.cookie)
      const answer = await answerForm({ app, request, body, device })
      // A first password is a login.
      if (answer.refresh_token !== undefined) await renewVisit(app, request, reply)
      if (isOwnersDevice(body, answer)) reply.header('set-cookie', deviceCookie(device, isSecure(headers)))
      return answer
    },
  )

  app.put(
    '/v1/login/confirm/',
    {
      schema: {
        body: ConfirmFields,
        querystring: ConfirmFields,
        summary: 'Confirms an e-mail address by the code that was sent to it',
      },
    },
    async (request, reply): Promise<RegisterAnswer> => {
      const answer = await confirm({ app, request, body: { ...request.query, ...request.body } })
      // A confirmation that logs in is a login.
      if (answer.access_token !== undefined) await renewVisit(app, request, reply)
      return answer
    },
  )
}
