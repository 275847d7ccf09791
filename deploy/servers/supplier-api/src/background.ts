import type { FastifyInstance } from 'fastify'
import { priceTasks } from './catalogue/prices/price-tasks'
import { vocabularyTasks } from './catalogue/search/vocabulary/vocabulary-tasks'
import { openOrderEmails } from './checkout/order-emails/order-email'
import { paymentTools } from './checkout/payment/check-payment'
import { paymentTasks } from './checkout/payment/payment-tasks'
import { cleanUpTasks } from './clean-up'
import { emailTasks } from './platform/emails/email-tasks'
import { type EmailSender, failureCode } from './platform/emails/send-emails'
import { addJob } from './platform/jobs/add-job'
import { startJobs } from './platform/jobs/run-jobs'
import type { Task } from './platform/jobs/task'

type Surroundings = Pick<FastifyInstance, 'db' | 'services' | 'log'>

/** Everything that is done without being asked for: e-mails, payments, prices, search, old rows. */
export const backgroundTasks = (app: Surroundings, sender: string): readonly Task[] => [
  ...emailTasks(emailSender(app, sender)),
  ...paymentTasks(paymentTools(app)),
  ...priceTasks(app.db),
  ...vocabularyTasks(app.db),
  ...cleanUpTasks(app.db, app.services.files),
]

/**
 * Begins what a process does without being asked. Several processes share the jobs; what goes wrong is logged and tried again.
 * @param sender address that all e-mails come from; '' is each shop's own
 * @returns ends it, after the jobs that are under way
 */
export function workInBackground(
  app: Surroundings,
  databaseUrl: string,
  sender: string,
): () => Promise<void> {
  const tasks = backgroundTasks(app, sender)
  const end = startJobs({ databaseUrl, tasks, log: app.log })
  const first = addFirstJobs(app, tasks)
  return async () => {
    await first
    await end()
  }
}

async function addFirstJobs({ db, log }: Surroundings, tasks: readonly Task[]): Promise<void> {
  try {
    for (const { name, atStart } of tasks) if (atStart) await addJob(db, { task: name, key: name })
  } catch (cause) {
    log.warn({ err: cause }, 'what is due is not looked for before the next minute')
  }
}

/** What e-mails are made and sent with, and the log for those that did not go. */
export const emailSender = ({ db, services, log }: Surroundings, sender: string): EmailSender => ({
  ...{ db, sender, files: services.files, mail: services.mail },
  openOrderEmails: () => openOrderEmails(db, services.pages),
  onFailure: ({ shop_id, id, attempts }, cause) =>
    log.warn({ shop: shop_id, email: id, attempts, code: failureCode(cause) }, 'an e-mail was not sent'),
})
