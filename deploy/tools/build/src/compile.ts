import webpack, { type Configuration, type Stats } from 'webpack'

/**
 * Runs one configuration.
 * @throws with the compiler's messages when the build has errors.
 */
export function compile(configuration: Configuration): Promise<Stats> {
  const compiler = webpack(configuration)
  if (!compiler) throw new Error('webpack made no compiler')
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure || !stats) return reject(failure ?? new Error('webpack gave no result'))
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
        resolve(stats)
      })
    })
  })
}
