"""How a JVM is started for a short run. With one collector and without the optimising compiler, which do not pay before
ten seconds or so, javac takes 0.65 processor seconds for a small program instead of 1.15."""

OPTIONS = ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
FOR_JAVAC = [f"-J{option}" for option in OPTIONS]
