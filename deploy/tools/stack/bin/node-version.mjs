/** The oldest Node that every dependency runs on; the same as `engines` in package.json. */
const OLDEST = [20, 19]

/** @returns {string | undefined} what to tell the user when this Node is too old */
export function nodeVersionFault(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined
  return (
    `Prilavok needs Node.js ${OLDEST.join('.')} or newer, and this is ${version}.\n` +
    'Install a newer one (https://nodejs.org, or `nvm install 20`) and run the command again.'
  )
}
