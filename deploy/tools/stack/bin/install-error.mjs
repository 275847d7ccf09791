const AGAIN = 'Then run the same command again: it goes on where it stopped.'

/** What the output of npm and pnpm means, and what to do about it. */
const CAUSES = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|SOCKET_TIMEOUT|fetch failed|META_FETCH_FAIL|TARBALL_FETCH|error sending request|dns error/i,
    text:
      'The package registry did not answer. Check the network; behind a proxy set HTTPS_PROXY, ' +
      'with a registry of your own run `npm config set registry <address>`.',
  },
  {
    sign: /\bE?40[13]\b|Unauthorized|Forbidden/i,
    text: 'The package registry denied access. Check the registry and its login in your ~/.npmrc.',
  },
  {
    sign: /CERT|certificate|self.signed/i,
    text: 'The certificate of the package registry is not trusted. Behind a company proxy set NODE_EXTRA_CA_CERTS to its certificate file.',
  },
  { sign: /ENOSPC|no space left/i, text: 'The disk is full: about 1.5 GB are needed.' },
  {
    sign: /EACCES|EPERM|permission denied/i,
    text: 'A file may not be written. Check who owns this folder, node_modules and .tools, and run as the owner.',
  },
  {
    sign: /OUTDATED_LOCKFILE|FROZEN_LOCKFILE/i,
    text: 'A package.json was changed without the lock file. Run `.tools/pnpm/node_modules/.bin/pnpm install --no-frozen-lockfile` and commit pnpm-lock.yaml.',
  },
]

/**
 * @param {string} what what failed, one sentence
 * @param {string} output what the tool printed
 * @returns {string} what happened, why, and what to do
 */
export function installError(what, output) {
  const cause = CAUSES.find(({ sign }) => sign.test(output))
  const why = cause ? cause.text : 'The reason is in the lines above.'
  return `${what} ${why}\n${AGAIN}`
}
