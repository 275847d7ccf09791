import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { goneSignal } from './gone-signal'

const reply = (state: { destroyed?: boolean; writableFinished?: boolean } = {}) => {
  const raw = Object.assign(new EventEmitter(), { destroyed: false, writableFinished: false, ...state })
  return { raw, signal: goneSignal({ raw } as unknown as FastifyReply) }
}

test('a browser that leaves before the answer is complete is gone', () => {
  const { raw, signal } = reply()
  expect(signal.aborted).toBe(false)
  raw.emit('close')
  expect(signal.reason).toEqual(new Error('the browser has gone'))
})

test('one that has its answer is not', () => {
  const { raw, signal } = reply()
  raw.writableFinished = true
  raw.emit('close')
  expect(signal.aborted).toBe(false)
})

test('one that has gone already is gone at once', () => {
  expect(reply({ destroyed: true }).signal.aborted).toBe(true)
  expect(reply({ destroyed: true, writableFinished: true }).signal.aborted).toBe(false)
})
