const output = document.querySelector('output')
window.fixture?.onNews((news) => {
  output.textContent = JSON.stringify(news)
})
document.querySelector('input').addEventListener('change', ({ target }) => {
  output.textContent = window.fixture.pathOf(target.files[0])
})
