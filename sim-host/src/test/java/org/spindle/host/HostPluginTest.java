package org.spindle.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.spindle.spi.SpindlePlugin;

class HostPluginTest {

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(SpindlePlugin.class)).hasAtLeastOneElementOfType(HostPlugin.class);
    }
}
