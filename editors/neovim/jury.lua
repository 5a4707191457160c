-- Jury in Neovim 0.8 or newer: verdicts on Java while one types (docs/editors.md).
vim.api.nvim_create_autocmd("FileType", {
  pattern = "java",
  callback = function(event)
    local client = vim.lsp.start({ name = "jury", cmd = { "jury", "lsp" }, root_dir = vim.fn.getcwd() })
    if client then
      vim.keymap.set("n", "<leader>v", vim.lsp.buf.hover, { buffer = event.buf, desc = "verdict" })
      vim.keymap.set("n", "<leader>c", vim.lsp.codelens.run, { buffer = event.buf, desc = "check or prove" })
      vim.api.nvim_create_autocmd({ "BufEnter", "CursorHold" }, { buffer = event.buf, callback = vim.lsp.codelens.refresh })
    end
  end,
})
