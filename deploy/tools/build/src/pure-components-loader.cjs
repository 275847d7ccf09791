/**
 * A library that makes its components and contexts by calls (`var Form = React10.forwardRef(…)`) keeps them all in the bundle, used
 * or not: no bundler may drop a call. Marked as free of side effects and without their display names, which only developer tools
 * read, those that nobody imports go with all that they alone need.
 */
const COMPONENT = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm

module.exports = (source) => source.replace(COMPONENT, '$1/*#__PURE__*/ $2').replace(DISPLAY_NAME, '')
