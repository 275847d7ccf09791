import { Type } from '@sinclair/typebox'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { addJob } from '../jobs/add-job'
import { defineTask, NOTHING, type Task } from '../jobs/task'
import { type EmailSender, sendEmails } from './send-emails'

const SEND = 'send-email'

/**
 * Has e-mails of a shop sent, by one job.
 * @param at when it is due. @default at once
 */
export const addEmailJob = (
  db: Database,
  shopId: number,
  ids: readonly number[],
  at?: RawBuilder<Date>,
): Promise<void> =>
  addJob(db, {
    ...{ task: SEND, payload: { shopId, ids }, key: `${SEND} ${shopId} ${ids.join()}` },
    ...(at && { at }),
  })

/** Sends e-mails, and finds those whose job was lost with a process, or that were written by a version without jobs. */
export const emailTasks = (post: EmailSender): readonly Task[] => [
  defineTask({
    name: SEND,
    asks: 'mail server',
    payload: Type.Object({ shopId: Type.Integer(), ids: Type.Array(Type.Integer()) }),
    async run({ shopId, ids }) {
      const outcomes = await sendEmails(post, shopId, ids)
      for (const { id, next } of outcomes)
        if (next) await addEmailJob(post.db, shopId, [id], sql<Date>`${next}`)
      for (const { error } of outcomes) if (error !== undefined) throw error
    },
  }),
  defineTask({
    name: 'find-due-emails',
    payload: NOTHING,
    cron: '* * * * *',
    async run() {
      const due = await post.db
        .selectFrom('emails')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .select(['shop_id', 'id'])
        .orderBy('next_attempt_at')
        .limit(1000)
        .execute()
      for (const { shop_id, id } of due) await addEmailJob(post.db, shop_id, [id])
    },
  }),
]
