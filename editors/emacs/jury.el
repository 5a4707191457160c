;;; jury.el --- Verdicts on Java while one types -*- lexical-binding: t -*-
;; With eglot, which Emacs 29 has. (load "jury.el") in the init file, then M-x eglot in a file of Java.
(require 'eglot)
(add-to-list 'eglot-server-programs '((java-mode java-ts-mode) . ("jury" "lsp")))
(add-hook 'java-mode-hook #'eglot-ensure)
(add-hook 'java-ts-mode-hook #'eglot-ensure)
(provide 'jury)
;;; jury.el ends here
