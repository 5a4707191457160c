-- Jury in Neovim 0.7 or newer: verdicts on Java while one types (docs/editors.md).
local config = { name = "jury", cmd = { "jury", "lsp" }, root_dir = vim.fn.getcwd() }
local started -- before 0.8, which has vim.lsp.start

vim.api.nvim_create_autocmd("FileType", {
  pattern = "java",
  callback = function(event)
    local buffer = event and event.buf or vim.api.nvim_get_current_buf()
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      started = started or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(buffer, started)
    end
    vim.keymap.set("n", "<leader>v", vim.lsp.buf.hover, { buffer = buffer, desc = "verdict" })
    vim.keymap.set("n", "<leader>c", vim.lsp.codelens.run, { buffer = buffer, desc = "check or prove" })
    vim.keymap.set("n", "<leader>a", vim.lsp.buf.code_action, { buffer = buffer, desc = "precondition, test, invariants" })
    vim.api.nvim_create_autocmd({ "BufEnter", "CursorHold" }, { buffer = buffer, callback = function() vim.lsp.codelens.refresh() end })
  end,
})
