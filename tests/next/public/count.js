document.documentElement.dataset.counted = "true"
