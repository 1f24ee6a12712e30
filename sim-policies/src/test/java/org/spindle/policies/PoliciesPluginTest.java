package org.spindle.policies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.spindle.spi.SpindlePlugin;

class PoliciesPluginTest {

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(SpindlePlugin.class)).hasAtLeastOneElementOfType(PoliciesPlugin.class);
    }
}
