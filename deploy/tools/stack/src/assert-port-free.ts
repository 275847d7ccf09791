import { createServer } from 'node:net'
import { codeOf, StackError } from './stack-error'

/**
 * Fails early, before minutes of preparation, when a port cannot be opened.
 * @param variable name of the setting, for the message
 * @throws StackError
 */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  if (port === 0) return
  const code = await listenOnce(port, host)
  if (code === 'EADDRINUSE') {
    throw new StackError(
      `Port ${port} is in use. Stop the program that listens there, or choose another port: ${variable}=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') {
    throw new StackError(
      `Port ${port} may not be opened by this user. Choose one above 1023: ${variable}=8080 npm start`,
    )
  }
  if (code)
    throw new StackError(
      `Port ${port} of ${host} cannot be opened (${code}). Choose another with ${variable}.`,
    )
}

function listenOnce(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error) ?? error.message))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
