import webpack, { type Compiler, type MultiCompiler } from 'webpack'
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server'
import { developmentConfiguration } from './development-configuration'
import { partFolder } from './folders'
import { answerStarting } from './starting-page'

export interface DevelopmentServer {
  /** From now on everything that is no file of a local part is answered by this server. */
  forwardTo(origin: string): void
  /** Resolves when every part has been compiled once, with or without errors, or the server is closed before. */
  compiled: Promise<void>
  close(): Promise<void>
}

/** What became of one compilation of one part. */
export interface Compilation {
  part: string
  milliseconds: number
  /** The compiler's messages; empty when it went well. */
  errors: string
}

export interface DevelopmentServerOptions {
  /** Names of the parts to compile. */
  parts: readonly string[]
  /** Address to listen on: `localhost`. */
  host: string
  port: number
  onCompiled: (compilation: Compilation) => void
}

/** Nothing answers here: requests that come before `forwardTo` fail and are told to wait. */
const NOWHERE = 'http://127.0.0.1:9'

/** The page's own host and port, whichever shop it is: the policy of pages allows no other. */
const PAGE_ADDRESS = 'auto://0.0.0.0:0/ws'

const report = (compiler: Compiler, onCompiled: DevelopmentServerOptions['onCompiled']) =>
  compiler.hooks.done.tap('prilavok', (stats) =>
    onCompiled({
      part: compiler.name?.split(' ')[0] ?? '',
      milliseconds: stats.endTime - stats.startTime,
      errors: stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : '',
    }),
  )

/** Compiles parts as they are edited and serves them with Fast Refresh; one process and one compiler run for all of them. */
export async function startDevelopmentServer(options: DevelopmentServerOptions): Promise<DevelopmentServer> {
  const configurations = await Promise.all(
    options.parts.map((name) => developmentConfiguration(partFolder(name))),
  )
  const compiler = webpack(configurations)
  if (!compiler) throw new Error('webpack made no compiler')
  for (const one of compiler.compilers) report(one, options.onCompiled)
  const first = watchFirst(compiler)
  let target = NOWHERE
  const server = new WebpackDevServer(
    serverConfiguration(options, () => target),
    compiler,
  )
  await server.start()
  return {
    compiled: first.ended,
    forwardTo(origin) {
      target = origin
    },
    async close() {
      const closing = server.stop().then(
        () =>
          new Promise<void>((resolve) => {
            compiler.close(() => resolve())
          }),
      )
      if (first.isDone()) await closing
      else first.giveUp()
    },
  }
}

/** The first compilation of all parts: only after it is there a cache worth waiting for when the server closes. */
function watchFirst(compiler: MultiCompiler) {
  let done = false
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  compiler.hooks.done.tap('prilavok', () => {
    done = true
    end()
  })
  return { ended, isDone: () => done, giveUp: () => end() }
}

function serverConfiguration(
  { host, port }: DevelopmentServerOptions,
  target: () => string,
): ServerConfiguration {
  return {
    host,
    port,
    allowedHosts: 'all',
    hot: true,
    liveReload: true,
    compress: false,
    static: false,
    setupExitSignals: false,
    devMiddleware: { stats: 'none' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: PAGE_ADDRESS,
    },
    proxy: [
      {
        context: () => true,
        target: NOWHERE,
        router: target,
        logLevel: 'silent',
        onError: (_error, _request, response) => answerStarting(response),
      },
    ],
  }
}
