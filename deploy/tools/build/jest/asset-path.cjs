module.exports = '/asset'
